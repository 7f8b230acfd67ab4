// Star Empire: angular warships, gunmetal plates edged with gold; stations like orders of merit.
import { INK, both, circle, f, hull, line, ngon, path, poly, polar, range, rect, shape, type Chance, type Point } from './svg';
import { flame, globe } from './parts';

const k = INK.star_empire;
const [STEEL, IRON, EDGE] = ['#b3aec2', '#655f7a', '#1b1828'];

export interface EmpireShip {
  wings?: number;
  sweep?: number;
  tower?: boolean;
  prongs?: boolean;
}

export function empireShip(size: number, model: EmpireShip): string {
  const { wings = 1, sweep = 1, tower = true, prongs = false } = model;
  const [L, w] = [32 + size * 3, 9 + size * 0.8];
  let s = both((m) => flame(m * 4, L * 0.72, 3, 12, k.glow));
  for (let i = wings - 1; i >= 0; i--) s += wing(L, w, size, sweep, i);
  if (prongs) {
    const fork = (m: number): Point[] => [
      [m * 4, -L * 0.3], [m * w * 0.95, -L * 0.62], [m * w * 0.8, -L * 1.02], [m * w * 1.3, -L * 0.55], [m * w * 0.9, 2],
    ];
    s += both((m) => path(shape(fork(m)), `fill="${m < 0 ? '#a8a3b5' : IRON}" stroke="${EDGE}" stroke-width=".7"`));
  }
  const outline: Point[] = [
    [0, -L], [w * 0.22, -L * 0.6], [w * 0.42, -L * 0.5], [w * 0.5, -L * 0.1], [w * 0.95, L * 0.3], [w * 0.8, L * 0.62], [w * 0.4, L * 0.56], [w * 0.36, L * 0.78],
  ];
  s += hull(outline, '#e2dee8', '#8b859d', { line: EDGE });
  s += hull([[0, -L * 0.66], [w * 0.2, -L * 0.3], [w * 0.28, L * 0.2], [w * 0.12, L * 0.44]], k.light, k.mid, { line: '#1b182899' });
  if (tower) {
    s += hull([[0, -2], [w * 0.26, L * 0.16], [w * 0.2, L * 0.36]], '#f5eedd', '#a59fb4', { line: EDGE });
    s += rect(-w * 0.1, L * 0.13, w * 0.2, 1.4, 'fill="#c0392f"');
  }
  return s + range(Math.min(3, Math.round(size / 2.5)), (i) => turret(w, L * 0.08 + i * 6)).join('');
}

function wing(L: number, w: number, size: number, sweep: number, i: number): string {
  const out = w + 15 + size * 1.7 - i * 9;
  const y = L * (0.1 + i * 0.3);
  const tip = y + sweep * (L * 0.5) - i * 4;
  const edge = (m: number): Point[] => [[m * 3, y - L * 0.34], [m * out * 0.62, y + sweep * L * 0.1], [m * out, tip - 11]];
  const back = (m: number): Point[] => [[m * (out + 2), tip + 5], [m * (out - 6), tip + 1], [m * out * 0.5, y + L * 0.36], [m * 3, y + L * 0.42]];
  const inlay = (m: number): Point[] => [
    [m * out * 0.34, y + sweep * L * 0.03], [m * out * 0.6, y + sweep * L * 0.15], [m * out * 0.8, tip - 6], [m * out * 0.46, y + L * 0.3],
  ];
  return both(
    (m) =>
      path(shape([...edge(m), ...back(m)]), `fill="${m < 0 ? STEEL : IRON}" stroke="${EDGE}" stroke-width=".8" stroke-linejoin="round"`) +
      path(poly(edge(m)), `fill="none" stroke="${k.light}" stroke-width="1.3" opacity="${m < 0 ? 1 : 0.75}"`) +
      path(shape(inlay(m)), `fill="${m < 0 ? k.light : k.mid}"`) +
      line([m * out * 0.26, y - 2], [m * out * 0.38, y + L * 0.36], `stroke="${EDGE}" stroke-width=".8"`),
  );
}

const turret = (w: number, y: number): string =>
  both(
    (m) =>
      circle(m * w * 0.56, y, 1.7, `fill="${m < 0 ? '#e8e3ee' : '#8f8aa0'}" stroke="${EDGE}" stroke-width=".6"`) +
      line([m * w * 0.56, y], [m * w * 0.6, y - 6], `stroke="${EDGE}" stroke-width="1"`),
  );

const band = (R: number, y: number, h: number): string =>
  `M${f(-R)} ${f(y)}Q0 ${f(y + 9)} ${f(R)} ${f(y)}V${f(y + h)}Q0 ${f(y + h + 9)} ${f(-R)} ${f(y + h)}Z`;

/** A red, cratered world with fortresses, in a crown of spikes. */
export function empireWorld(r: Chance): string {
  const R = 35;
  let skin = '';
  for (let y = -36; y < 36; y += 12) skin += path(band(40, y, 11), `fill="${r.pick(['#7a3b36', '#8b4a3b', '#6a3340', '#96583f'])}"`);
  for (let i = 0; i < 7; i++) {
    const [x, y, q] = [r.in(-26, 18), r.in(-24, 24), r.in(2, 5)];
    skin += circle(x, y, q, 'fill="#3d2028"') + circle(x - 0.6, y - 0.6, q, 'fill="none" stroke="#c98a5c" stroke-width=".7"');
  }
  for (let i = 0; i < 4; i++) {
    const [x, y] = [r.in(-24, 10), r.in(-22, 20)];
    skin += path(`M${f(x - 6)} ${f(y)}h4v-4h4v4h4v4h-12Z`, `fill="${k.light}" stroke="#332" stroke-width=".7"`);
  }
  const spikes = range(12, (i) => {
    const a = (i * Math.PI) / 6;
    const points = [polar(R + 3, a + 0.1), polar(R + (i % 3 ? 10 : 17), a), polar(R + 3, a - 0.1), polar(R + 3, a)];
    return path(shape(points), `fill="${a > 2 && a < 5.5 ? k.light : k.mid}"`);
  }).join('');
  return spikes + circle(0, 0, R + 3, `fill="none" stroke="${k.mid}" stroke-width="3"`) + globe(R, '#8b4a3b', skin, k.glow);
}

export interface EmpireStation {
  n?: number;
  belt?: boolean;
  reach?: number;
}

export function empireStation(r: Chance, model: EmpireStation): string {
  const { n = 5, belt = false, reach = 12 } = model;
  const [R, up] = [41, -Math.PI / 2];
  let s = '';
  if (belt) {
    s += circle(0, 0, 45, 'fill="none" stroke="#57516b" stroke-width="6"');
    s += circle(0, 0, 45, `fill="none" stroke="${k.light}" stroke-width="1.2" stroke-dasharray="3 5"`);
  }
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI + up;
    const lit = Math.cos(a + 2.4) > 0;
    const [tip, left, right] = [polar(R + (i % 2 ? 12 : reach), a), polar(R * 0.6, a - 1.8 / n), polar(R * 0.6, a + 1.8 / n)];
    s += path(shape([[0, 0], left, tip]), `fill="${lit ? '#d3cfdb' : '#8b859d'}"`);
    s += path(shape([[0, 0], right, tip]), `fill="${lit ? '#9a94ab' : '#57516b'}"`);
    s += path(poly([left, tip, right]), `fill="none" stroke="${k.light}" stroke-width="1.3"`);
    s += circle(...polar(R * 0.62, a), 2, `fill="${k.light}" stroke="${EDGE}" stroke-width=".7"`);
  }
  const plate = (q: number, turn: number, attributes: string): string => path(shape(ngon(n, q, up + turn)), attributes);
  s += plate(R * 0.56, Math.PI / n, `fill="#5c5670" stroke="${EDGE}" stroke-width="1"`);
  s += plate(R * 0.46, Math.PI / n, `fill="${k.mid}" stroke="${k.light}" stroke-width="1"`);
  s += plate(R * 0.3, 0, `fill="#d8d3df" stroke="${EDGE}" stroke-width=".8"`);
  s += plate(R * 0.16, 0, `fill="#c0392f" stroke="${EDGE}" stroke-width=".8"`);
  return `<g transform="scale(1 .86) rotate(${f(r.in(-8, 8))})">${s}</g>`;
}
