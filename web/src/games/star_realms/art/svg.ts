// Small helpers that every drawing shares: seeded chance, smooth paths, mirrored hulls, inks.
import type { Faction } from '../card_data';

export type Point = readonly [number, number];

/** A number as it stands in a drawing: a tenth of a unit is fine enough. */
export const f = (n: number): string => (Math.round(n * 10) / 10).toString();

export interface Chance {
  next(): number;
  in(from: number, to: number): number;
  int(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  yes(probability: number): boolean;
}

/** A generator seeded by a text: the same card always looks the same. */
export function chance(seed: string): Chance {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const next = (): number => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    in: (from, to) => from + (to - from) * next(),
    int: (from, to) => Math.floor(from + (to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    yes: (probability) => next() < probability,
  };
}

export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const poly = (points: readonly Point[]): string => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
export const shape = (points: readonly Point[]): string => `${poly(points)}Z`;

/** A Catmull-Rom curve through the points, as cubic Béziers. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${f(x)} ${f(y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ` +
      `${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return closed ? d + 'Z' : d;
}

export interface HullStyle {
  curve?: boolean;
  x?: number;
  line?: string;
}

/** A hull from above, nose up: half profile [half width, y], lit on the left, in shade on the right. */
export function hull(profile: readonly Point[], lit: string, shade: string, style: HullStyle = {}): string {
  const { curve = false, x = 0, line = '#0007' } = style;
  const [first, last] = [profile[0] ?? [0, 0], profile[profile.length - 1] ?? [0, 0]];
  const side = (sign: number): string => {
    const points = profile.map(([w, y]): Point => [x + sign * w, y]);
    return `${curve ? smooth(points) : poly(points)}L${f(x)} ${f(last[1])}L${f(x)} ${f(first[1])}Z`;
  };
  return (
    path(side(-1), `fill="${lit}"`) +
    path(side(1), `fill="${shade}"`) +
    path(side(-1) + side(1), `fill="none" stroke="${line}" stroke-width=".7" stroke-linejoin="round"`)
  );
}

/** The same on both sides: -1 is left. */
export const both = (draw: (side: number) => string): string => draw(-1) + draw(1);
export const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${attributes}/>`;
export const rect = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" ${attributes}/>`;
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
export const line = ([x1, y1]: Point, [x2, y2]: Point, attributes: string): string =>
  `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" ${attributes}/>`;
export const polar = (r: number, angle: number, [cx, cy]: Point = [0, 0]): Point => [
  cx + r * Math.cos(angle),
  cy + r * Math.sin(angle),
];
/** The corners of a regular polygon. */
export const ngon = (n: number, r: number, turn = 0): Point[] => range(n, (i) => polar(r, (i / n) * 2 * Math.PI + turn));

export interface Ink {
  white: string;
  light: string;
  mid: string;
  dark: string;
  deep: string;
  sky: string;
  glow: string;
}

/** Ink ramps of the factions: from light on a hull to the depth behind it. */
export const INK: Readonly<Record<Faction, Ink>> = {
  trade_federation: { white: '#eef5ff', light: '#bcd7fa', mid: '#6aa9f7', dark: '#3566ab', deep: '#17305c', sky: '#0e1d3d', glow: '#9fd0ff' },
  blob: { white: '#e4fbdf', light: '#a9e6a6', mid: '#6bc97b', dark: '#2f7f52', deep: '#123f34', sky: '#0b2526', glow: '#c6ff9a' },
  star_empire: { white: '#fff3cf', light: '#efc54f', mid: '#a98a4a', dark: '#5c5468', deep: '#54411c', sky: '#271f18', glow: '#ffdf8a' },
  machine_cult: { white: '#ffe9e2', light: '#f5a292', mid: '#f37b6c', dark: '#8d3c42', deep: '#40222f', sky: '#261626', glow: '#ff9a7a' },
  unaligned: { white: '#f2f4fb', light: '#c6cee4', mid: '#9ea9c9', dark: '#5c678c', deep: '#2c3556', sky: '#151c36', glow: '#cfe0ff' },
};
