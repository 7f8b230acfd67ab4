/**
 * The interstellar clouds by number: 1 Coalsack, 2 Horsehead, 3 Eagle with its pillars, 4 Orion,
 * 5 Crab, 6/0 Tarantula. Turbulence seen through soft masks.
 */
import {
  type Brush,
  type Noise,
  type Rgb,
  type Stop,
  DOWN,
  blurAll,
  brush,
  field,
  linear,
  noise,
  radial,
  round,
  sparkle,
  times,
  url,
} from '../../../art/brush';

interface Veil extends Partial<Omit<Noise, 'seed' | 'rgb'>> {
  /** White shapes: where the gas is. */
  shapes: string;
  soft?: number;
  opacity?: number;
}

/** One layer of gas: a colour whose density is noise, inside a mask of blurred shapes. */
function veil(b: Brush, rgb: Rgb, v: Veil): string {
  const [grain, mask, soft] = [b.id('n'), b.id('m'), b.id('b')];
  const density: Noise = {
    fx: v.fx ?? 0.022,
    fy: v.fy ?? v.fx ?? 0.022,
    octaves: v.octaves ?? 5,
    seed: b.whole(1, 200),
    rgb,
    gain: v.gain ?? 3,
    offset: v.offset ?? -1.15,
    type: v.type ?? 'fractalNoise',
  };
  return (
    `<defs>${noise(b, grain, density)}${blurAll(soft, v.soft ?? 9)}` +
    `<mask id="${mask}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="180">` +
    `<g filter="${url(soft)}">${v.shapes}</g></mask></defs>` +
    `<g mask="${url(mask)}" opacity="${v.opacity ?? 1}"><rect width="100" height="140" filter="${url(grain)}"/></g>`
  );
}

const oval = (x: number, y: number, rx: number, ry: number, turn = 0): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ` +
  `transform="rotate(${round(turn)} ${round(x)} ${round(y)})" fill="#fff"/>`;

function glow(b: Brush, x: number, y: number, r: number, colour: string, opacity = 1): string {
  const id = b.id('g');
  const light: Stop[] = [
    [0, '#fff', opacity],
    [0.18, colour, opacity * 0.75],
    [1, colour, 0],
  ];
  return (
    `<defs>${radial(id, light)}</defs>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${url(id)}"/>`
  );
}

const cluster = (b: Brush, x: number, y: number, count: number, size: number, spread: number): string =>
  times(count, () =>
    sparkle(
      x + b.between(-spread, spread),
      y + b.between(-spread, spread),
      b.between(0.5, 1) * size,
      '#fff',
      round(b.between(0.7, 1)),
    ),
  );

/**
 * Dust that hides what is behind it: an outline that noise frays and blur softens. The light comes from the upper
 * right: there the edge glows, the rest falls off into the dark.
 */
function dust(b: Brush, outline: string, rim: string): string {
  const [fray, clip, depth, soft, halo] = [b.id('d'), b.id('k'), b.id('z'), b.id('s'), b.id('h')];
  const wide = 'filterUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="190"';
  const ragged =
    `<filter id="${fray}" ${wide}><feTurbulence type="fractalNoise" baseFrequency=".06" ` +
    `numOctaves="${b.fine ? 3 : 2}" seed="${b.whole(1, 90)}"/><feDisplacementMap in="SourceGraphic" ` +
    `scale="9" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".55"/></filter>`;
  const shade: Stop[] = [
    [0, '#4a2436'],
    [0.35, '#2a1228'],
    [1, '#0d0413'],
  ];
  const body = (dx: number, dy: number, more: string): string =>
    `<path d="${outline}" transform="translate(${dx} ${dy})" ${more}/>`;
  const grain = veil(b, [0.72, 0.42, 0.36], { shapes: `<path d="${outline}" fill="#fff"/>`, fx: 0.07, fy: 0.03, octaves: 4, gain: 2.6, offset: -1.25, soft: 2.5, opacity: 0.42 });
  return (
    `<defs>${ragged}${linear(depth, shade, DOWN)}${blurAll(soft, 1.5)}${blurAll(halo, 2.4)}` +
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>` +
    `<g filter="${url(halo)}">${body(1.4, -1.2, `fill="${rim}" opacity=".5"`)}</g>` +
    `<g filter="${url(fray)}"><g clip-path="${url(clip)}"><path d="${outline}" fill="${rim}"/>` +
    `<g filter="${url(soft)}">${body(-2.2, 2.4, `fill="${url(depth)}" stroke="${url(depth)}" stroke-width="1.6"`)}</g></g></g>` +
    grain
  );
}

/** What stands at the lower edge of the card sinks into the dark of its ground. */
function sunk(b: Brush, from: number): string {
  const id = b.id('u');
  const dark: Stop[] = [
    [0, '#0a071b', 0],
    [0.75, '#0a071b', 0.9],
    [1, '#0a071b', 1],
  ];
  return `<defs>${linear(id, dark, DOWN)}</defs><rect y="${from}" width="100" height="${140 - from}" fill="${url(id)}"/>`;
}

function coalsack(b: Brush): string {
  const lean = b.between(-16, 16);
  const milky = times(b.fine ? 240 : 110, () => {
    const along = b.between(-95, 95);
    const off = (b.below(1) + b.below(1) + b.below(1) - 1.5) * 42;
    const turn = ((lean - 58) * Math.PI) / 180;
    const [x, y] = [
      50 + Math.cos(turn) * along - Math.sin(turn) * off,
      76 + Math.sin(turn) * along + Math.cos(turn) * off,
    ];
    const bright = b.below(1) ** 3;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.25 + bright * 0.8)}" fill="${b.pick(['#fff', '#ffe7c4', '#dfe6ff'])}" opacity="${round(0.35 + bright * 0.6)}"/>`;
  });
  const band = oval(50, 76, 78, 34, lean - 58);
  const [x, y] = [b.between(47, 53), b.between(78, 84)];
  const hole = (opacity: number, soft: number, grow: number): string =>
    veil(b, [0.03, 0.015, 0.07], {
      shapes: oval(x, y, 23 * grow, 17 * grow, lean + 24) + oval(x + 12, y - 15, 12 * grow, 9 * grow, lean),
      gain: 4.5,
      offset: -0.8,
      fx: 0.035,
      soft,
      opacity,
    });
  return (
    veil(b, [0.62, 0.5, 0.95], { shapes: band, gain: 2.6, offset: -0.9, opacity: 0.8 }) +
    veil(b, [1, 0.84, 0.72], { shapes: oval(50, 76, 76, 17, lean - 58), gain: 2.8, offset: -1.05, opacity: 0.75 }) +
    milky +
    hole(0.95, 5, 1.08) +
    hole(0.9, 2.5, 0.82) +
    cluster(b, x - 28, y - 22, 2, 3.2, 6)
  );
}

/** The head that looks to the right, its snout and mane, on the bank of dust it rises from. */
const HORSEHEAD =
  'M-14 156V117C-2 111 10 115 20 112C28 109 31 104 32 97C33 88 32 82 35 75C36 69 40 63 46 60' +
  'C49 58 51 54 54 54C56 56 56 58 58 60C65 63 71 68 74 74C77 77 79 81 76 84C73 87 69 85 65 84' +
  'C62 84 60 85 58 88C57 93 59 99 62 104C67 111 75 114 84 112C94 109 104 114 114 112V156Z';

function horsehead(b: Brush): string {
  const curtain = times(26, (i) => {
    const x = i * 4 + b.between(-2, 2);
    return `<path d="M${round(x)} ${round(b.between(18, 40))}Q${round(x + b.between(-3, 3))} 80 ${round(x + b.between(-4, 4))} 118" stroke="#ffb6a6" stroke-width="${round(b.between(0.3, 1.6))}" fill="none" opacity="${round(b.between(0.05, 0.24))}"/>`;
  });
  return (
    veil(b, [0.86, 0.2, 0.36], { shapes: oval(50, 72, 62, 52), gain: 2.4, offset: -0.55 }) +
    veil(b, [1, 0.5, 0.46], { shapes: oval(56, 62, 46, 34), fx: 0.045, fy: 0.012, offset: -0.95 }) +
    veil(b, [0.55, 0.28, 0.85], { shapes: oval(14, 40, 30, 26) + oval(94, 112, 26, 24), gain: 2.6, offset: -0.9 }) +
    curtain +
    glow(b, 78, 47, 32, '#ffc4b2', 0.5) +
    dust(b, HORSEHEAD, '#ffcdb4') +
    veil(b, [0.6, 0.18, 0.32], { shapes: oval(52, 126, 64, 14), offset: -1.5, soft: 6, opacity: 0.55 }) +
    sunk(b, 112) +
    sparkle(80, 45, 5.5) +
    cluster(b, 40, 44, 3, 2.2, 22)
  );
}

/** A pillar of dust: broad at the foot, a knot at its tip that shields what is below. */
function pillar(x: number, tip: number, w: number): string {
  const at = (dx: number, y: number): string => `${round(x + dx * w)} ${round(y)}`;
  return (
    `M${at(-2.6, 158)}C${at(-1.7, 132)} ${at(-1.15, tip + 52)} ${at(-0.95, tip + 36)}` +
    `C${at(-0.85, tip + 26)} ${at(-1.05, tip + 20)} ${at(-0.9, tip + 11)}` +
    `C${at(-0.8, tip + 3)} ${at(-0.35, tip - 2)} ${at(0.1, tip)}` +
    `C${at(0.6, tip + 1)} ${at(0.95, tip + 8)} ${at(0.75, tip + 16)}` +
    `C${at(0.65, tip + 22)} ${at(1, tip + 28)} ${at(0.95, tip + 38)}` +
    `C${at(1, tip + 56)} ${at(1.8, 134)} ${at(2.6, 158)}Z`
  );
}

function eagle(b: Brush): string {
  const shift = b.between(-3, 3);
  const pillars: readonly (readonly [number, number, number])[] = [
    [29 + shift, b.between(55, 59), 10.5],
    [54 + shift, b.between(73, 78), 9.5],
    [76 + shift, b.between(88, 93), 8.5],
  ];
  return (
    veil(b, [0.34, 0.56, 0.88], { shapes: oval(50, 68, 58, 56), gain: 2.4, offset: -0.75 }) +
    veil(b, [0.98, 0.7, 0.46], { shapes: oval(66, 58, 38, 28, -20) + oval(20, 104, 24, 26), gain: 3, offset: -1.1 }) +
    veil(b, [0.7, 0.42, 0.9], { shapes: oval(20, 46, 30, 26), gain: 2.8, offset: -1 }) +
    glow(b, 70, 44, 42, '#ffe3c4', 0.42) +
    // The nearest last: each hides a part of the one behind it.
    pillars.map((p) => dust(b, pillar(...p), '#ffd2a6')).reverse().join('') +
    sunk(b, 96) +
    cluster(b, 70, 46, 5, 3, 16)
  );
}

function orion(b: Brush): string {
  const [x, y] = [b.between(46, 52), b.between(72, 78)];
  const turn = b.between(-16, 10);
  const wing = (side: number): string =>
    `<path d="M${round(x)} ${round(y)}C${round(x + side * 18)} ${round(y + 2)} ${round(x + side * 34)} ${round(y + 14)} ${round(x + side * 30)} ${round(y + 40)}" ` +
    `fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" transform="rotate(${round(turn)} ${round(x)} ${round(y)})"/>`;
  return (
    veil(b, [0.48, 0.36, 0.95], { shapes: oval(x, y + 8, 44, 38, turn), gain: 2.8, offset: -1, opacity: 0.9 }) +
    veil(b, [0.96, 0.42, 0.62], {
      shapes: wing(1) + wing(-1) + oval(x, y, 24, 17, turn),
      gain: 3.2,
      offset: -0.95,
      soft: 6,
    }) +
    veil(b, [0.5, 0.86, 0.92], {
      shapes: oval(x, y + 4, 20, 14, turn),
      fx: 0.04,
      gain: 3,
      offset: -1.05,
      soft: 6,
      opacity: 0.85,
    }) +
    glow(b, x, y, 24, '#ffe0dc', 0.72) +
    veil(b, [0.06, 0.02, 0.12], {
      shapes: oval(x + 8, y - 13, 17, 7, turn + 24),
      gain: 5,
      offset: -1.9,
      fx: 0.045,
      soft: 3,
      opacity: 0.85,
    }) +
    [
      [-2.4, -1.4],
      [2.2, -2.2],
      [2.9, 2],
      [-1.4, 2.4],
    ]
      .map(([dx = 0, dy = 0]) => sparkle(x + dx, y + dy, 2.7))
      .join('') +
    glow(b, x - 9, y - 30, 9, '#9ec6ff', 0.7) +
    sparkle(x - 9, y - 30, 3.4)
  );
}

function crab(b: Brush): string {
  const [x, y] = [51, b.between(76, 81)];
  const turn = b.between(-48, -28);
  const [rx, ry] = [36, 26];
  const body = oval(x, y, rx, ry, turn);
  // Filaments: ragged arcs across an oval, as on long exposures.
  const threads = times(b.fine ? 46 : 24, () => {
    const a = b.below(2 * Math.PI);
    const sweep = b.between(0.5, 1.3);
    const out = b.between(0.45, 1);
    const point = (t: number, k: number): string =>
      `${round(Math.cos(t) * rx * out * k)} ${round(Math.sin(t) * ry * out * k)}`;
    return (
      `<path d="M${point(a, 1)}Q${point(a + sweep / 2, b.between(0.72, 1.2))} ${point(a + sweep, b.between(0.8, 1.05))}" ` +
      `stroke="${b.pick(['#ff9a6a', '#ffb27a', '#ff7d8c', '#f6d9a8', '#c9f0c4'])}" ` +
      `stroke-width="${round(b.between(0.3, 1.1))}" fill="none" opacity="${round(b.between(0.35, 0.85))}"/>`
    );
  });
  const [fray, soft] = [b.id('f'), b.id('s')];
  const ragged =
    `<filter id="${fray}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="120" height="120">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="${b.fine ? 4 : 2}" seed="${b.whole(1, 90)}"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  return (
    veil(b, [0.45, 0.62, 1], { shapes: body, gain: 2.4, offset: -0.6, soft: 6, opacity: 0.9 }) +
    veil(b, [0.98, 0.5, 0.42], {
      shapes: body,
      type: 'turbulence',
      fx: 0.04,
      octaves: 4,
      gain: -6,
      offset: 1.7,
      soft: 4,
    }) +
    glow(b, x, y, 24, '#bfe0ff', 0.62) +
    `<defs>${ragged}${blurAll(soft, 0.3)}</defs>` +
    `<g transform="translate(${x} ${round(y)}) rotate(${round(turn)})" filter="${url(fray)}">${threads}</g>` +
    sparkle(x, y, 3.4) +
    cluster(b, x, y, 2, 1.6, 9)
  );
}

function tarantula(b: Brush): string {
  const [x, y] = [b.between(48, 54), b.between(74, 80)];
  const legs = (count: number, width: number, reach: number): string => {
    const start = b.below(6.28);
    return times(count, (i) => {
      const a = start + (i * 6.28) / count + b.between(-0.25, 0.25);
      const far = reach * b.between(0.75, 1.1);
      const bend = a + b.between(0.35, 0.8);
      return (
        `<path d="M${round(x)} ${round(y)}Q${round(x + Math.cos(bend) * far * 0.6)} ${round(y + Math.sin(bend) * far * 0.6)} ` +
        `${round(x + Math.cos(a) * far)} ${round(y + Math.sin(a) * far)}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`
      );
    });
  };
  const thread = { type: 'turbulence', fx: 0.03, octaves: 4 } as const;
  return (
    veil(b, [0.62, 0.3, 0.92], { shapes: oval(x, y, 50, 52), gain: 2.5, offset: -0.85, opacity: 0.85 }) +
    veil(b, [1, 0.44, 0.66], { shapes: legs(8, 13, 52), gain: 2.8, offset: -0.75, soft: 4 }) +
    veil(b, [0.46, 0.9, 0.96], { ...thread, shapes: legs(7, 12, 44), gain: -8, offset: 1.9, soft: 3 }) +
    veil(b, [1, 0.88, 0.86], { ...thread, shapes: legs(8, 7, 36), gain: -9, offset: 1.8, soft: 2 }) +
    glow(b, x, y, 22, '#e6f4ff', 0.85) +
    cluster(b, x, y, 12, 2.6, 5.5) +
    cluster(b, x, y, 6, 2.4, 34)
  );
}

const CLOUDS = [coalsack, horsehead, eagle, orion, crab, tarantula];

export function cloud(number: number, seed: string, fine: boolean): string {
  const b = brush(`cloud${number}${seed}`, fine);
  const paint = CLOUDS[number - 1] ?? orion;
  return field(b, 40) + paint(b);
}
