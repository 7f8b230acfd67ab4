/** Balls in space: what planets and round moons have in common. */
import {
  type Brush,
  type Noise,
  type Point,
  type Stop,
  ACROSS,
  linear,
  mix,
  noise,
  radial,
  round,
  shade,
  times,
  url,
} from '../../../art/brush';

export interface Globe {
  at: Point;
  radius: number;
  tilt: number;
  ground: string;
  /** What is drawn on the surface, around (0, 0). */
  surface: string;
  glow: string;
  light?: Point;
}

export function globe(b: Brush, g: Globe): string {
  const [clip, lit, halo, rim] = [b.id('c'), b.id('s'), b.id('g'), b.id('r')];
  const r = round(g.radius);
  const [lx, ly] = g.light ?? [0.3, 0.27];
  const haloStops: Stop[] = [
    [0.7, g.glow, 0.42],
    [0.82, g.glow, 0.14],
    [1, g.glow, 0],
  ];
  const rimStops: Stop[] = [
    [0, g.glow, 0.95],
    [0.45, g.glow, 0.1],
    [1, g.glow, 0],
  ];
  return (
    `<defs><clipPath id="${clip}"><circle r="${r}"/></clipPath>${shade(lit, lx, ly)}` +
    `${radial(halo, haloStops)}${linear(rim, rimStops, ACROSS)}</defs>` +
    `<g transform="translate(${round(g.at[0])} ${round(g.at[1])})">` +
    `<circle r="${round(r * 1.36)}" fill="${url(halo)}"/><g clip-path="${url(clip)}">` +
    `<g transform="rotate(${round(g.tilt)})">${square(r, `fill="${g.ground}"`)}${g.surface}</g>` +
    `<circle r="${r}" fill="${url(lit)}"/></g>` +
    `<circle r="${round(r - 0.3)}" fill="none" stroke="${url(rim)}" stroke-width=".7"/></g>`
  );
}

export const square = (r: number, paint: string): string =>
  `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" ${paint}/>`;

/** Noise over a whole ball. */
export function texture(b: Brush, r: number, n: Noise): string {
  const id = b.id('n');
  return `<defs>${noise(b, id, n)}</defs>${square(r, `filter="${url(id)}"`)}`;
}

/** Wavy bands from pole to pole: each a part of the height, and a colour. */
export function bands(b: Brush, r: number, list: readonly (readonly [number, string])[], wobble: number): string {
  let y = -r;
  let drawn = '';
  for (const [part, colour] of list) {
    const end = y + part * 2 * r;
    const along = (at: number, x: (i: number) => number): string =>
      Array.from({ length: 9 }, (_, i) => `${round(x(i))} ${round(at + b.between(-wobble, wobble))}`).join('L');
    const top = along(y, (i) => -r + (i * r) / 4);
    const bottom = along(end, (i) => r - (i * r) / 4);
    drawn += `<path d="M${top}L${bottom}Z" fill="${colour}"/>`;
    y = end;
  }
  return drawn;
}

export interface Craters {
  count: number;
  dark: string;
  light: string;
  largest?: number;
}

/** Craters squeezed towards the limb: a dark wall, and a floor lit from the upper left. */
export function craters(b: Brush, r: number, c: Craters): string {
  return times(b.fine ? c.count : Math.ceil(c.count / 2), () => {
    const turn = b.below(2 * Math.PI);
    const out = Math.sqrt(b.below(1)) * r * 0.94;
    const size = b.between(0.5, 1) * (b.below(1) < 0.2 ? (c.largest ?? 3.6) : 1.5);
    const squeeze = Math.max(0.3, Math.sqrt(1 - (out / r) ** 2));
    const x = Math.cos(turn) * out;
    const y = Math.sin(turn) * out;
    const angle = round((turn * 180) / Math.PI);
    const pit = (dx: number, s: number, colour: string, opacity: number): string =>
      `<ellipse transform="translate(${round(x + dx)} ${round(y + dx)}) rotate(${angle})" ` +
      `rx="${round(s * squeeze)}" ry="${round(s)}" fill="${colour}" opacity="${opacity}"/>`;
    return pit(0, size, c.dark, 0.42) + pit(size * 0.24, size * 0.86, c.light, 0.34);
  });
}

/** A small far-off companion. */
export function bead(b: Brush, x: number, y: number, r: number, colour: string): string {
  const id = b.id('g');
  const lit: Stop[] = [
    [0, mix(colour, '#ffffff', 0.5)],
    [0.5, colour],
    [1, '#0a0812'],
  ];
  return (
    `<defs>${radial(id, lit, 'cx=".3" cy=".3" r=".8"')}</defs>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${url(id)}"/>`
  );
}
