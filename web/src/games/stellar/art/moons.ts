/**
 * The moons by number: 1 Phobos, 2 Enceladus, 3 Io, 4 Europa, 5 Titan, 6/0 Ganymede. Each hangs
 * before the edge of its planet, in its own phase: that sets a moon apart from a planet at a glance.
 */
import {
  type Brush,
  type Stop,
  DOWN,
  blur,
  blurAll,
  brush,
  field,
  linear,
  radial,
  round,
  shade,
  times,
  url,
} from '../../../art/brush';
import { bands, craters, square, texture } from './globe';
import { saturnRings } from './planets';
import { rock } from './rock';

interface Phase {
  /** The part of the disc that is lit. */
  lit: number;
  /** 1: lit from the right, -1: from the left. */
  side: 1 | -1;
}

interface Moon {
  x: number;
  y: number;
  radius: number;
  ground: string;
  surface: string;
  glow: string;
  phase: Phase;
}

function disc(b: Brush, m: Moon): string {
  const [clip, lit, halo, soft] = [b.id('c'), b.id('s'), b.id('g'), b.id('b')];
  const r = round(m.radius);
  const { side } = m.phase;
  const night =
    m.phase.lit < 1
      ? `<path transform="scale(${side} 1)" d="M0 ${-r - 2}A${r + 2} ${r + 2} 0 0 0 0 ${r + 2}L0 ${r}` +
        `A${round(r * Math.abs(1 - 2 * m.phase.lit))} ${r} 0 0 ${m.phase.lit < 0.5 ? 0 : 1} 0 ${-r}Z" ` +
        `fill="#060914" opacity=".94" filter="${url(soft)}"/>`
      : '';
  const haloStops: Stop[] = [
    [0.66, m.glow, 0.3],
    [0.8, m.glow, 0.1],
    [1, m.glow, 0],
  ];
  return (
    `<defs><clipPath id="${clip}"><circle r="${r}"/></clipPath>` +
    `${shade(lit, m.phase.lit < 1 ? 0.5 + side * 0.22 : 0.36, 0.36, '#0a0d1a')}` +
    `${radial(halo, haloStops)}${blur(soft, 1.6)}</defs>` +
    `<g transform="translate(${round(m.x)} ${round(m.y)})"><circle r="${round(r * 1.42)}" fill="${url(halo)}"/>` +
    `<g clip-path="${url(clip)}">${square(r, `fill="${m.ground}"`)}${m.surface}` +
    `<circle r="${r}" fill="${url(lit)}"/>${night}</g>` +
    `<circle r="${round(r - 0.25)}" fill="none" stroke="${m.glow}" stroke-width=".5" opacity=".45"/></g>`
  );
}

/** The edge of the planet that the moon goes round, large and dim in a lower corner. */
function limb(b: Brush, colours: readonly [string, string, string], left: boolean): string {
  const [fill, air, clip] = [b.id('p'), b.id('a'), b.id('c')];
  const x = left ? b.between(-26, -16) : b.between(116, 126);
  const y = b.between(150, 158);
  const r = 58;
  const light = left ? 'cx=".68" cy=".3" r=".8"' : 'cx=".32" cy=".3" r=".8"';
  const body: Stop[] = [
    [0, colours[0], 0.9],
    [0.45, colours[1], 0.85],
    [1, colours[2], 0.95],
  ];
  const glow: Stop[] = [
    [0.9, colours[0], 0.5],
    [1, colours[0], 0],
  ];
  return (
    `<defs>${radial(fill, body, light)}${radial(air, glow)}<clipPath id="${clip}">` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${r}"/></clipPath></defs>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${r * 1.09}" fill="${url(air)}" opacity=".6"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${url(fill)}"/>` +
    `<g clip-path="${url(clip)}" opacity=".3"><g transform="translate(${round(x)} ${round(y)}) rotate(${left ? 12 : -12})">` +
    `${bands(b, r, STRIPES, 0.8)}</g></g>`
  );
}
const STRIPES = [
  [0.1, '#ffffff00'],
  [0.06, '#1a0d0a'],
  [0.08, '#ffffff00'],
  [0.05, '#fff4dd'],
  [0.1, '#1a0d0a'],
  [0.1, '#ffffff00'],
  [0.1, '#fff4dd'],
  [0.41, '#ffffff00'],
] as const;
const MARS = ['#c86a44', '#7c3522', '#200b0c'] as const;
const JUPITER = ['#c79a6d', '#7a5136', '#1c1014'] as const;

function phobos(b: Brush): string {
  const body = rock(b, {
    at: [b.between(51, 55), b.between(74, 79)],
    radius: 29,
    tint: '#9a8c80',
    level: b.fine ? 4 : 3,
    axes: [1.1, 0.94, 1],
    bumps: 0.06,
    pits: 30,
    facing: [
      [-0.46, -0.1, 0.86, 0.62],
      [0.35, 0.5, 0.75, 0.22],
      [0.5, -0.45, 0.7, 0.18],
    ],
  });
  return limb(b, MARS, b.below(1) < 0.5) + body;
}

function enceladus(b: Brush, seed: number): string {
  const radius = 29;
  const x = b.between(50, 54);
  const y = b.between(72, 76);
  const [jet, soft] = [b.id('j'), b.id('b')];
  const fade: Stop[] = [
    [0, '#eaf7ff', 0.85],
    [0.4, '#bfe2ff', 0.4],
    [1, '#bfe2ff', 0],
  ];
  const plumes = times(9, (i) => {
    const foot = -9 + i * 2.25;
    const lean = foot * 0.9 + b.between(-2, 2);
    const tip = b.between(16, 30);
    return `<path d="M${round(foot - 0.5)} 27L${round(foot + lean - 2)} ${round(27 + tip)}L${round(foot + lean + 2)} ${round(27 + tip)}L${round(foot + 0.5)} 27Z" fill="${url(jet)}"/>`;
  });
  const stripes = times(4, (i) => {
    const at = 11 + i * 4;
    return `<path d="M${-15 + i * 2} ${round(at + b.between(-1, 1))}q7 ${round(b.between(-3, 0))} 13 ${round(b.between(-0.5, 1.5))}t14 ${round(b.between(-2, 0))}" fill="none" stroke="#5fa9cf" stroke-width="${round(b.between(0.6, 1))}" opacity=".8"/>`;
  });
  const surface =
    texture(b, radius, { fx: 0.05, octaves: 4, seed, rgb: [0.6, 0.74, 0.86], gain: 2.4, offset: -1.2 }) +
    texture(b, radius, { fx: 0.16, seed: seed + 3, rgb: [1, 1, 1], gain: 2, offset: -0.95 }) +
    craters(b, radius, { count: 22, dark: '#7f9bb4', light: '#ffffff', largest: 2.6 }) +
    stripes;
  const ring =
    `<g transform="translate(${round(x)} ${round(y - 2)}) rotate(-14)" opacity=".34">` + `${saturnRings(44, 0.05)}</g>`;
  return (
    `<defs>${linear(jet, fade, DOWN)}${blurAll(soft, 1)}</defs>${ring}` +
    `<g transform="translate(${round(x)} ${round(y)})" filter="${url(soft)}">${plumes}</g>` +
    disc(b, {
      x,
      y,
      radius,
      ground: '#e6eef5',
      surface,
      glow: '#cfe6ff',
      phase: { lit: 0.8, side: 1 },
    })
  );
}

function io(b: Brush, seed: number): string {
  const radius = 30;
  const soft = b.id('b');
  const rings = times(3, () => {
    const [x, y, r] = [b.between(-17, 17), b.between(-15, 17), b.between(2.6, 4.6)];
    return (
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="#b3391d" stroke-width="${round(r * 0.5)}" opacity=".7"/>` +
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.4)}" fill="#2b1410"/>`
    );
  });
  const vents = times(b.fine ? 30 : 14, () => {
    const turn = b.below(2 * Math.PI);
    const out = Math.sqrt(b.below(1)) * radius * 0.9;
    return `<ellipse cx="${round(Math.cos(turn) * out)}" cy="${round(Math.sin(turn) * out)}" rx="${round(b.between(0.4, 1.5))}" ry="${round(b.between(0.4, 1))}" fill="#3a1d10" opacity="${round(b.between(0.5, 0.9))}"/>`;
  });
  const surface =
    texture(b, radius, {
      fx: 0.035,
      octaves: 4,
      seed,
      rgb: [0.85, 0.47, 0.12],
      gain: 4,
      offset: -1.95,
    }) +
    texture(b, radius, { fx: 0.06, seed: seed + 5, rgb: [1, 0.99, 0.86], gain: 3.6, offset: -1.85 }) +
    `<defs>${blur(soft, 0.7)}</defs><g filter="${url(soft)}">${rings}</g>${vents}`;
  const [x, y] = [b.between(51, 55), b.between(72, 77)];
  const plume =
    `<g transform="translate(${round(x - 22)} ${round(y - 21)}) rotate(-46)" opacity=".85" filter="${url(soft)}">` +
    `<path d="M-1 2Q-9 -7 -1 -9Q0 -9.6 1 -9Q9 -7 1 2Z" fill="#a9c8ff" opacity=".7"/></g>`;
  return (
    limb(b, JUPITER, b.below(1) < 0.5) +
    disc(b, {
      x,
      y,
      radius,
      ground: '#e8cd6a',
      surface,
      glow: '#ffe9a8',
      phase: { lit: 0.9, side: 1 },
    }) +
    plume
  );
}

function europa(b: Brush, seed: number): string {
  const radius = 31;
  const cracks = times(b.fine ? 26 : 13, () => {
    const turn = b.below(2 * Math.PI);
    const out = b.between(0.1, 0.95) * radius;
    const [x, y] = [Math.cos(turn) * out, Math.sin(turn) * out];
    const heading = b.below(2 * Math.PI);
    const reach = b.between(14, 40);
    const bend = b.between(-9, 9);
    const [dx, dy] = [Math.cos(heading) * reach, Math.sin(heading) * reach];
    const mid = `${round(x - dy * (bend / reach))} ${round(y + dx * (bend / reach))}`;
    return `<path d="M${round(x - dx)} ${round(y - dy)}Q${mid} ${round(x + dx)} ${round(y + dy)}" fill="none" stroke="${b.pick(['#8a4a2e', '#a3623f', '#6f4434'])}" stroke-width="${round(b.between(0.25, 0.95))}" opacity="${round(b.between(0.45, 0.85))}"/>`;
  });
  const surface =
    texture(b, radius, {
      fx: 0.03,
      octaves: 4,
      seed,
      rgb: [0.6, 0.36, 0.22],
      gain: 3.4,
      offset: -1.75,
    }) +
    texture(b, radius, { fx: 0.09, seed: seed + 4, rgb: [1, 1, 1], gain: 2.2, offset: -1 }) +
    cracks;
  return (
    limb(b, JUPITER, b.below(1) < 0.5) +
    disc(b, {
      x: b.between(50, 54),
      y: b.between(72, 77),
      radius,
      ground: '#dcd6c8',
      surface,
      glow: '#dfe8ff',
      phase: { lit: 1, side: 1 },
    })
  );
}

function titan(b: Brush, seed: number): string {
  const radius = 32;
  const [x, y] = [b.between(50, 54), b.between(77, 81)];
  const surface =
    texture(b, radius, {
      fx: 0.03,
      fy: 0.045,
      octaves: 4,
      seed,
      rgb: [0.42, 0.2, 0.05],
      gain: 2.2,
      offset: -1.1,
    }) + texture(b, radius, { fx: 0.01, fy: 0.06, seed: seed + 6, rgb: [1, 0.86, 0.55], gain: 1.8, offset: -0.9 });
  const air =
    `<g transform="translate(${round(x)} ${round(y)})" fill="none">` +
    `<circle r="${radius + 1.1}" stroke="#ffcf8a" stroke-width="2" opacity=".4"/>` +
    `<circle r="${radius + 2.9}" stroke="#8fb4ff" stroke-width="1.1" opacity=".6"/>` +
    `<circle r="${radius + 4.3}" stroke="#8fb4ff" stroke-width=".6" opacity=".28"/></g>`;
  const ring = `<g transform="translate(12 44) rotate(-14)" opacity=".3">${saturnRings(30, 0.06)}</g>`;
  return (
    ring +
    disc(b, {
      x,
      y,
      radius,
      ground: '#dd9a45',
      surface,
      glow: '#ffc36e',
      phase: { lit: 0.62, side: -1 },
    }) +
    air
  );
}

function ganymede(b: Brush, seed: number): string {
  const radius = 34;
  const soft = b.id('b');
  const rays = times(6, () => {
    const [x, y] = [b.between(-22, 22), b.between(-22, 24)];
    const spokes = times(11, () => {
      const turn = b.below(2 * Math.PI);
      const reach = b.between(2, 6);
      return `M${round(x)} ${round(y)}l${round(Math.cos(turn) * reach)} ${round(Math.sin(turn) * reach)}`;
    });
    return (
      `<path d="${spokes}" stroke="#fff" stroke-width=".5" opacity=".55"/>` +
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(b.between(0.8, 1.6))}" fill="#fff" opacity=".92"/>`
    );
  });
  const dark = times(6, () => {
    const [x, y] = [b.between(-22, 20), b.between(-22, 20)];
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(b.between(6, 13))}" ry="${round(b.between(4, 9))}" transform="rotate(${round(b.between(-50, 50))})" fill="#4d443d" opacity="${round(b.between(0.5, 0.75))}"/>`;
  });
  const surface =
    `<defs>${blur(soft, 1.1)}</defs><g filter="${url(soft)}">${dark}</g>` +
    texture(b, radius, { fx: 0.05, octaves: 4, seed, rgb: [0.2, 0.16, 0.14], gain: 3.2, offset: -1.6 }) +
    texture(b, radius, {
      fx: 0.12,
      seed: seed + 2,
      rgb: [1, 0.98, 0.93],
      gain: 2.4,
      offset: -1.25,
    }) +
    craters(b, radius, { count: 34, dark: '#2d2723', light: '#f3ebe0', largest: 2.8 }) +
    rays +
    `<ellipse cx="0" cy="${-radius + 1}" rx="14" ry="3.4" fill="#fff" opacity=".5"/>`;
  return (
    limb(b, JUPITER, b.below(1) < 0.5) +
    disc(b, {
      x: b.between(50, 54),
      y: b.between(72, 77),
      radius,
      ground: '#a2988c',
      surface,
      glow: '#e6e2f2',
      phase: { lit: 0.93, side: -1 },
    })
  );
}

const MOONS = [phobos, enceladus, io, europa, titan, ganymede];

export function moon(number: number, seed: string, fine: boolean): string {
  const b = brush(`moon${number}${seed}`, fine);
  const paint = MOONS[number - 1] ?? phobos;
  return field(b, 38) + paint(b, b.whole(1, 90));
}
