/**
 * What every picture is painted with: seeded randomness and small SVG helpers.
 *
 * A picture is a string of SVG in a box of 100 x 140, made from nothing but its arguments: the same
 * card looks the same on every device, and ids in it come from its own seed.
 */

/** `[offset, colour]`, or with an opacity. */
export type Stop = readonly [number, string, number?];
export type Rgb = readonly [number, number, number];
export type Point = readonly [number, number];

export interface Brush {
  /** A number below `to`, or between `from` and `to`. */
  between(from: number, to: number): number;
  below(to: number): number;
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** A name for a gradient or filter that no other picture has. */
  id(what: string): string;
  /** Small cards get coarser noise: nobody sees the difference, and it is drawn much faster. */
  readonly fine: boolean;
}

export function brush(seed: string, fine = true): Brush {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const name = `${(state >>> 0).toString(36)}${fine ? 'f' : 'c'}`;
  let names = 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    below: (to) => next() * to,
    whole: (from, to) => Math.floor(from + next() * (to + 1 - from)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    id: (what) => `${what}${name}${(names++).toString(36)}`,
    fine,
  };
}

/** Two digits after the point are enough for any size. */
export const round = (x: number): number => Math.round(x * 100) / 100;

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

export const url = (id: string): string => `url(#${id})`;

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, opacity = 1]) => `<stop offset="${round(at)}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

export const radial = (id: string, list: readonly Stop[], where = ''): string =>
  `<radialGradient id="${id}" ${where}>${stops(list)}</radialGradient>`;

export const linear = (id: string, list: readonly Stop[], where = ''): string =>
  `<linearGradient id="${id}" ${where}>${stops(list)}</linearGradient>`;

export const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
export const ACROSS = 'x1="0" y1="0" x2="1" y2="1"';

export interface Noise {
  fx: number;
  fy?: number;
  octaves?: number;
  seed: number;
  rgb: Rgb;
  gain?: number;
  offset?: number;
  type?: 'fractalNoise' | 'turbulence';
}

/** Noise as one flat colour whose alpha follows it: alpha = gain * noise + offset. */
export function noise(b: Brush, id: string, n: Noise): string {
  const octaves = b.fine ? (n.octaves ?? 3) : Math.min(2, n.octaves ?? 3);
  const [red, green, blue] = n.rgb;
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="${n.type ?? 'fractalNoise'}" baseFrequency="${n.fx} ${n.fy ?? n.fx}" ` +
    `numOctaves="${octaves}" seed="${n.seed}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ` +
    `${green} 0 0 0 0 ${blue} ${n.gain ?? 3} 0 0 0 ${n.offset ?? -1.2}"/>` +
    `<feComposite in2="SourceAlpha" operator="in"/></filter>`
  );
}

export const blur = (id: string, by: number): string =>
  `<filter id="${id}" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${round(by)}"/></filter>`;

/** Blur that may be used inside masks and on lines without height. */
export const blurAll = (id: string, by: number): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-120" y="-120" width="340" height="380">` +
  `<feGaussianBlur stdDeviation="${round(by)}"/></filter>`;

/** A sky of faint stars. */
export function field(b: Brush, count: number, width = 100, height = 140, tint = '#fff'): string {
  return times(count, () => {
    // None on the frame.
    const x = round(4 + b.below(width - 8));
    const y = round(4 + b.below(height - 8));
    const bright = b.below(1) ** 3;
    return (
      `<circle cx="${x}" cy="${y}" r="${round(0.18 + bright * 0.75)}" fill="${tint}" ` +
      `opacity="${round(0.25 + bright * 0.7)}"/>`
    );
  });
}

/** A bright star with the soft cross of a photographic plate. */
export function sparkle(x: number, y: number, size: number, colour = '#fff', opacity = 1): string {
  const s = round(size);
  const k = round(size * 0.08);
  return (
    `<path transform="translate(${round(x)} ${round(y)})" opacity="${opacity}" fill="${colour}" ` +
    `d="M0 ${-s}Q${k} ${-k} ${s} 0Q${k} ${k} 0 ${s}Q${-k} ${k} ${-s} 0Q${-k} ${-k} 0 ${-s}Z"/>`
  );
}

/** The shade that turns a disc into a lit ball; the light comes from (x, y) in its unit box. */
export const shade = (id: string, x = 0.32, y = 0.28, dark = '#04050d'): string =>
  radial(
    id,
    [
      [0, '#fff', 0.16],
      [0.25, '#fff', 0],
      [0.5, dark, 0.1],
      [0.72, dark, 0.5],
      [0.9, dark, 0.86],
      [1, dark, 0.96],
    ],
    `cx="${x}" cy="${y}" r=".82"`,
  );

/** A colour between two, each as #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
  const mixed = [0, 1, 2].map((at) => {
    const a = channel(from, at);
    return Math.round(a + (channel(to, at) - a) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
