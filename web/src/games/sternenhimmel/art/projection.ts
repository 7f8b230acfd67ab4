/** Where things of the sky lie on a board: its own projection, found from its stars. */
import type { DrawnBoard } from './boards';

export const D = Math.PI / 180;
export type Point = readonly [number, number];
/** Right ascension and declination of the centre (degrees), scale, offset. */
export type Fit = readonly [number, number, number, number, number];

/** Stereographic, north up, east left. */
export function stereo([a0, d0, scale, cx, cy]: Fit, ra: number, dec: number): Point {
  const [dr, d, e] = [(ra - a0) * D, dec * D, d0 * D];
  const k = 2 / (1 + Math.sin(e) * Math.sin(d) + Math.cos(e) * Math.cos(d) * Math.cos(dr));
  return [cx - scale * k * Math.cos(d) * Math.sin(dr), cy + scale * k * (Math.cos(e) * Math.sin(d) - Math.sin(e) * Math.cos(d) * Math.cos(dr))];
}

/** Scale and offset that bring the catalogue's places nearest to the drawn ones: they enter linearly. */
export function fit(board: DrawnBoard): Fit | null {
  const stars = board.stars.flatMap(({ sky }) => sky ?? []);
  if (stars.length < 2) return null;
  const sum = (of: (star: (typeof stars)[number]) => number): number => stars.reduce((total, star) => total + of(star), 0);
  const ra = (Math.atan2(sum((s) => Math.sin(s.ra * D)), sum((s) => Math.cos(s.ra * D))) / D + 360) % 360;
  const decs = stars.map((star) => star.dec);
  const dec = (Math.min(...decs) + Math.max(...decs)) / 2;
  const at = stars.map((star) => stereo([ra, dec, 1, 0, 0], star.ra, star.dec));
  const n = stars.length;
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / n;
  const [mu, mv] = [mean(at.map(([u]) => u)), mean(at.map(([, v]) => v))];
  const [mx, my] = [mean(stars.map((s) => s.x)), mean(stars.map((s) => s.y))];
  let [over, under] = [0, 0];
  stars.forEach((star, i) => {
    const [u, v] = at[i] ?? [0, 0];
    over += (u - mu) * (star.x - mx) + (v - mv) * (star.y - my);
    under += (u - mu) ** 2 + (v - mv) ** 2;
  });
  const scale = under ? over / under : 1;
  return [ra, dec, scale, mx - scale * mu, my - scale * mv];
}

/** Galactic to equatorial, J2000, degrees. */
export function galactic(l: number, b: number): Point {
  const [L, B, pole] = [(122.932 - l) * D, b * D, 27.128 * D];
  const s = Math.sin(pole) * Math.sin(B) + Math.cos(pole) * Math.cos(B) * Math.cos(L);
  const y = Math.cos(B) * Math.sin(L);
  const x = Math.cos(pole) * Math.sin(B) - Math.sin(pole) * Math.cos(B) * Math.cos(L);
  return [(192.8595 + Math.atan2(y, x) / D + 720) % 360, Math.asin(s) / D];
}

/** The ecliptic at a longitude. */
export function ecliptic(longitude: number): Point {
  const [s, tilt] = [Math.sin(longitude * D), 23.4393 * D];
  return [(Math.atan2(Math.cos(tilt) * s, Math.cos(longitude * D)) / D + 360) % 360, Math.asin(Math.sin(tilt) * s) / D];
}

/** The same for the same seed. */
export function random(seed: string): () => number {
  let a = [...seed].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
