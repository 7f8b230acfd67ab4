/**
 * The black holes by number: 1 Gaia BH1 beside its star, 2 Cygnus X-1 feeding on a blue giant,
 * 3 the merger GW150914, 4 Sagittarius A* with the stars around it, 5 M87* with its jet,
 * 6/0 TON 618.
 *
 * A hole is a shadow, a ring of light, a disc in front, and the disc's far side bent over the top.
 * The side that turns towards us is bluer and brighter.
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
  sparkle,
  times,
  url,
} from '../../../art/brush';

interface Hole {
  radius: number;
  /** How flat the disc looks: 0 from its edge, 1 from above. */
  flat: number;
  /** How far the disc reaches, in radii. */
  reach: number;
  tilt: number;
  disc?: boolean;
  /** The far side of the disc, bent over the top. */
  bent?: boolean;
}

const HOT: readonly Stop[] = [
  [0, '#f2fdff'],
  [0.28, '#a9efff'],
  [0.55, '#58c6dd'],
  [0.8, '#ff9f57', 0.85],
  [1, '#a8431f', 0.6],
];

function heat(b: Brush, radius: number): [string, string] {
  const id = b.id('l');
  const flipped = b.below(1) < 0.5;
  const list = flipped ? HOT.map(([at, colour, opacity]): Stop => [1 - at, colour, opacity]).reverse() : HOT;
  const span = `gradientUnits="userSpaceOnUse" x1="${round(-radius * 2.6)}" y1="0" x2="${round(radius * 2.6)}" y2="0"`;
  return [id, linear(id, list, span)];
}

/** A hole around (0, 0). */
function hole(b: Brush, h: Hole): string {
  const R = h.radius;
  const [light, gradient] = heat(b, R);
  const [soft, far, near, halo] = [b.id('b'), b.id('t'), b.id('u'), b.id('h')];
  const shine: Stop[] = [
    [0, '#62d8ee', 0.5],
    [0.4, '#2a8fae', 0.26],
    [1, '#0a3a55', 0],
  ];
  const streaks = times(b.fine ? 40 : 22, (i) => {
    const q = b.below(1);
    const r = R * (1.32 + q * (h.reach - 1.32));
    const around = 2 * Math.PI * r;
    const dash = (b.between(60, 300) / 360) * around;
    return (
      `<circle r="${round(r)}" fill="none" stroke="${url(light)}" stroke-width="${round(b.between(0.4, 2.2) * (1 - q * 0.3))}" ` +
      `opacity="${round((1 - q) ** 0.55 * b.between(0.4, 1))}" stroke-dasharray="${round(dash)} ${round(around - dash)}" ` +
      `stroke-linecap="round" transform="rotate(${Math.round(i * 47 + b.below(40))})"/>`
    );
  });
  const sheet =
    `<circle r="${round(R * 1.75)}" fill="none" stroke="${url(light)}" stroke-width="${round(R * 0.8)}" ` +
    `opacity=".9" filter="${url(soft)}"/>`;
  const disc = `<g transform="scale(1 ${h.flat})">${sheet}${streaks}</g>`;
  const over = times(10, (i) => {
    const k = (1.12 + i * 0.07) * 1.06 * R;
    return (
      `<path d="M${round(-k)} ${round(R * h.flat)}A${round(k)} ${round(k * 0.98)} 0 1 1 ${round(k)} ${round(R * h.flat)}" ` +
      `fill="none" stroke="${url(light)}" stroke-width="${round(2 - i * 0.13)}" opacity="${round(1 - i * 0.09)}"/>`
    );
  });
  const half = (id: string, y: number): string =>
    `<clipPath id="${id}"><rect x="-90" y="${y}" width="180" height="90"/></clipPath>`;
  const withDisc = h.disc ?? true;
  const ring =
    `<circle r="${round(R * 1.06)}" fill="none" stroke="${url(light)}" stroke-width=".9"/>` +
    `<circle r="${round(R * 1.06)}" fill="none" stroke="#eafcff" stroke-width=".35" opacity=".8"/>`;
  const open = h.flat > 0.7;
  return (
    `<defs>${gradient}${radial(halo, shine)}${blur(soft, R * 0.14)}${half(far, -90)}${half(near, 0)}</defs>` +
    `<circle r="${round(R * 3.6)}" fill="${url(halo)}"/><g transform="rotate(${round(h.tilt)})">` +
    (withDisc && !open ? `<g clip-path="${url(far)}">${disc}</g>` : '') +
    `<circle r="${round(R * 1.14)}" fill="#010307"/>${withDisc && (h.bent ?? !open) ? over : ''}` +
    (withDisc && open ? disc : '') +
    `<circle r="${round(R * 1.02)}" fill="#000104"/>${ring}` +
    (withDisc && !open ? `<g clip-path="${url(near)}">${disc}</g>` : '') +
    '</g>'
  );
}

const at = (x: number, y: number, what: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${what}</g>`;

/** A star as a glowing ball. */
function sun(b: Brush, x: number, y: number, r: number, core: string, edge: string): string {
  const [ball, halo] = [b.id('d'), b.id('e')];
  const face: Stop[] = [
    [0, '#fffdf2'],
    [0.5, core],
    [0.9, edge, 0.95],
    [1, edge, 0],
  ];
  const corona: Stop[] = [
    [0.3, core, 0.5],
    [1, core, 0],
  ];
  return (
    `<defs>${radial(ball, face)}${radial(halo, corona)}</defs>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 2)}" fill="${url(halo)}"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${url(ball)}"/>`
  );
}

/** Light of the stars behind, bent into arcs. */
const lensing = (b: Brush, radius: number, count: number): string =>
  times(count, () => {
    const r = radius * b.between(1.35, 3.3);
    return (
      `<circle r="${round(r)}" fill="none" stroke="#cdeeff" stroke-width="${round(b.between(0.3, 0.9))}" stroke-linecap="round" ` +
      `stroke-dasharray="${round(b.between(5, 24))} 999" transform="rotate(${round(b.below(360))})" opacity="${round(b.between(0.25, 0.75))}"/>`
    );
  });

function gaia(b: Brush): string {
  const side = b.pick([1, -1]);
  const R = 15;
  return (
    at(
      50 - side * 6,
      b.between(78, 82),
      lensing(b, R, b.fine ? 34 : 18) + hole(b, { radius: R, flat: 0.3, reach: 2, tilt: 0, disc: false }),
    ) + sun(b, 50 + side * 30, b.between(52, 58), 8, '#ffe9a6', '#f0a94a')
  );
}

function cygnus(b: Brush): string {
  const side = b.pick([1, -1]);
  const [x, y] = [50 - side * 12, b.between(86, 90)];
  const [sx, sy] = [50 + side * 36, 54];
  const soft = b.id('b');
  const stream =
    `<path d="M${sx - side * 12} ${sy + 8}C${sx - side * 22} ${sy + 12} ${x + side * 34} ${round(y - 16)} ${x + side * 24} ${round(y - 4)}" ` +
    `stroke="#bfe2ff" stroke-width="3" fill="none" opacity=".85" stroke-linecap="round" filter="${url(soft)}"/>`;
  return (
    `<defs>${blurAll(soft, 0.9)}</defs>${sun(b, sx, sy, 20, '#cfe6ff', '#6aa8ff')}${stream}` +
    at(x, y, hole(b, { radius: 9.5, flat: 0.26, reach: 3, tilt: side * -14 }))
  );
}

function merger(b: Brush): string {
  const y = b.between(78, 82);
  const turn = b.between(0, 360);
  const waves = times(b.fine ? 9 : 6, (i) => {
    const r = 20 + i * 7;
    return (
      `<path d="M${r} 0A${r} ${round(r * 0.92)} 0 0 1 ${round(-r * 0.9)} ${round(r * 0.34)}M${-r} 0A${r} ${round(r * 0.92)} 0 0 1 ${round(r * 0.9)} ${round(-r * 0.34)}" ` +
      `fill="none" stroke="#8fe3f4" stroke-width="${round(1.5 - i * 0.1)}" opacity="${round(0.7 - i * 0.065)}" stroke-linecap="round" transform="rotate(${round(i * 24)})"/>`
    );
  });
  const pair = hole(b, { radius: 9, flat: 0.4, reach: 1.6, tilt: 20, disc: false });
  const other = hole(b, { radius: 7.6, flat: 0.4, reach: 1.6, tilt: 20, disc: false });
  return at(
    50,
    y,
    `<g transform="scale(1 .72) rotate(${round(turn)})">${waves}</g>` +
      at(-10.5, 3.5, pair) +
      at(10.5, -4, other) +
      lensing(b, 13, 7),
  );
}

function sagittarius(b: Brush): string {
  const y = b.between(77, 81);
  const orbits = times(6, (i) => {
    const [rx, ry] = [b.between(26, 44), b.between(9, 19)];
    const turn = i * 31 + b.below(20);
    const t = b.below(6.28);
    const off = rx * 0.6;
    return (
      `<g transform="rotate(${round(turn)}) translate(${round(off * 0.5)} 0)"><ellipse rx="${round(rx)}" ry="${round(ry)}" fill="none" stroke="#bfe9f5" stroke-width=".35" opacity=".5"/>` +
      `${sparkle(Math.cos(t) * rx, Math.sin(t) * ry, 2.2, '#fff3cf')}</g>`
    );
  });
  const soft = b.id('b');
  const knots = [20, 140, 255]
    .map((turn) => {
      const a = ((turn + b.between(-14, 14)) * Math.PI) / 180;
      return `<circle cx="${round(Math.cos(a) * 16)}" cy="${round(Math.sin(a) * 16)}" r="5" fill="#fff1d6" opacity=".95"/>`;
    })
    .join('');
  return at(
    50,
    y,
    orbits +
      hole(b, { radius: 11, flat: 0.94, reach: 1.75, tilt: b.between(-20, 20) }) +
      `<defs>${blurAll(soft, 2.2)}</defs><g filter="${url(soft)}">${knots}</g>`,
  );
}

function m87(b: Brush): string {
  const y = b.between(84, 88);
  const lean = b.pick([1, -1]) * b.between(22, 32);
  const [jet, soft, glow] = [b.id('j'), b.id('b'), b.id('w')];
  const fade: Stop[] = [
    [0, '#bff4ff', 0],
    [0.35, '#8fe6ff', 0.75],
    [1, '#eafcff', 0.95],
  ];
  const knots = times(5, (i) => {
    const d = 18 + i * 11;
    return `<circle cx="${round(b.between(-0.8, 0.8))}" cy="${-d}" r="${round(2 - i * 0.15)}" fill="#f2fdff" opacity=".8"/>`;
  });
  return (
    `<defs>${linear(jet, fade, DOWN)}${blurAll(soft, 1.1)}${blurAll(glow, 0.6)}</defs>` +
    at(
      48 - lean * 0.3,
      y,
      `<g transform="rotate(${round(lean)})"><path d="M-2 0L-7 -92Q0 -96 7 -92L2 0Z" fill="${url(jet)}" opacity=".75" filter="${url(soft)}"/>` +
        `<path d="M-.7 0L-1.6 -84L1.6 -84L.7 0Z" fill="${url(jet)}"/><g filter="${url(glow)}">${knots}</g></g>` +
        hole(b, { radius: 14, flat: 0.36, reach: 2.3, tilt: lean * 0.6, bent: true }),
    )
  );
}

function ton(b: Brush): string {
  const y = b.between(77, 81);
  const glow = b.id('q');
  const light: Stop[] = [
    [0, '#eafcff', 0.9],
    [0.35, '#7fe2f2', 0.4],
    [1, '#7fe2f2', 0],
  ];
  return (
    `<defs>${radial(glow, light)}</defs><circle cx="50" cy="${round(y)}" r="62" fill="${url(glow)}" opacity=".55"/>` +
    at(50, y, hole(b, { radius: 20, flat: 0.92, reach: 1.95, tilt: b.between(-26, 26) })) +
    sparkle(82, y - 34, 4) +
    sparkle(16, y + 32, 3)
  );
}

const HOLES = [gaia, cygnus, merger, sagittarius, m87, ton];

export function blackHole(number: number, seed: string, fine: boolean): string {
  const b = brush(`hole${number}${seed}`, fine);
  const paint = HOLES[number - 1] ?? gaia;
  return field(b, 46) + paint(b);
}
