/**
 * The asteroids by number: 1 Itokawa, 2 Bennu, 3 Ida with its moon Dactyl, 4 Eros, 5 Vesta,
 * 6/0 Ceres. Each has the outline that probes and telescopes found.
 */
import { type Brush, type Stop, blur, brush, field, radial, round, times, url } from '../../../art/brush';
import { type Rock, rock } from './rock';

type Body = Omit<Rock, 'at' | 'level'>;

/** Two lobes that once were two bodies: a waist around the middle. */
const waist =
  (depth: number, at = 0) =>
  ([x]: readonly [number, number, number]): number =>
    1 - depth * Math.exp(-(((x - at) * 2.6) ** 2));

/** A spinning top: a ridge around the equator. */
const top = ([x, y, z]: readonly [number, number, number]): number =>
  1.1 / (Math.hypot(x, z) ** 1.5 + (0.9 * Math.abs(y)) ** 1.5) ** (1 / 1.5);

const BODIES: readonly [Body, ...Body[]] = [
  { radius: 29, tint: '#94795c', axes: [1.5, 0.82, 0.8], form: waist(0.34, -0.3), pits: 6, bumps: 0.09, turn: -0.5 },
  { radius: 27, tint: '#6a6462', axes: [1, 1, 1], form: top, pits: 22, bumps: 0.05, turn: 0.22 },
  {
    radius: 33,
    tint: '#a0785a',
    axes: [1.62, 0.74, 0.8],
    pits: 20,
    bumps: 0.12,
    turn: -0.42,
    facing: [[0.3, 0.1, 0.9, 0.4]],
  },
  {
    radius: 36,
    tint: '#ab8456',
    axes: [1.7, 0.66, 0.7],
    form: waist(0.2, 0.1),
    pits: 12,
    bumps: 0.1,
    turn: 0.48,
    facing: [[-0.2, 0.2, 0.95, 0.5]],
  },
  {
    radius: 33,
    tint: '#8b8680',
    axes: [1.05, 0.9, 1],
    pits: 34,
    bumps: 0.06,
    turn: 0.1,
    facing: [
      [0.15, 0.85, 0.5, 0.8],
      [-0.42, -0.34, 0.84, 0.3],
      [-0.2, -0.2, 0.96, 0.22],
      [-0.1, -0.02, 0.99, 0.16],
    ],
  },
  {
    radius: 34,
    tint: '#76716e',
    axes: [1, 0.95, 1],
    pits: 44,
    bumps: 0.02,
    turn: 0.2,
    facing: [
      [0.3, -0.2, 0.92, 0.34],
      [-0.5, 0.4, 0.75, 0.26],
    ],
  },
];

/** The belt far behind, and one pebble near. */
function surroundings(b: Brush, tint: string): string {
  const dust = times(b.fine ? 26 : 12, () => {
    const t = b.between(-1, 1);
    return (
      `<circle cx="${round(50 + t * 62)}" cy="${round(84 - t * 44 + b.between(-11, 11))}" ` +
      `r="${round(b.between(0.2, 0.9))}" fill="#d8b98c" opacity="${round(b.between(0.15, 0.6))}"/>`
    );
  });
  const far = times(b.whole(2, 4), () => {
    const t = b.between(-0.9, 0.9);
    const y = 84 - t * 42 + b.between(-12, 12);
    return rock(b, { at: [50 + t * 50, y], radius: b.between(1.6, 4), tint, level: 1 });
  });
  return dust + far;
}

/** The bright salt of Occator crater. */
function salt(b: Brush, x: number, y: number): string {
  const soft = b.id('b');
  return (
    `<defs>${blur(soft, 0.5)}</defs><g filter="${url(soft)}" fill="#f4fbff">` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="1.8"/>` +
    `<circle cx="${round(x + 4.4)}" cy="${round(y + 1)}" r="1"/>` +
    `<circle cx="${round(x + 5.8)}" cy="${round(y + 2.6)}" r=".7" opacity=".8"/></g>`
  );
}

export function asteroid(number: number, seed: string, fine: boolean): string {
  const b = brush(`asteroid${number}${seed}`, fine);
  const body = BODIES[number - 1] ?? BODIES[0];
  const glow = b.id('g');
  const light: Stop[] = [
    [0, '#e2b47c', 0.28],
    [1, '#e2b47c', 0],
  ];
  const x = b.between(51, 54);
  const y = b.between(77, 81);
  const turn = (body.turn ?? 0) + b.between(-0.16, 0.16);
  let drawn = rock(b, { ...body, at: [x, y], level: b.fine ? 4 : 3, turn });
  if (number === 3)
    drawn += rock(b, { at: [x + 25, y + 24], radius: 2.6, tint: '#a0785a', level: 2, axes: [1, 0.9, 0.95] });
  if (number === 6) drawn += salt(b, x + 7, y - 8);
  return (
    `<defs>${radial(glow, light)}</defs>${field(b, 26)}` +
    `<ellipse cx="50" cy="82" rx="62" ry="40" transform="rotate(-34 50 82)" fill="${url(glow)}"/>` +
    surroundings(b, body.tint) +
    drawn +
    rock(b, {
      at: [b.pick([14, 86]), b.between(112, 124)],
      radius: b.between(4, 6.5),
      tint: body.tint,
      level: 2,
    })
  );
}
