// Ships of no faction: Scout, Viper, Explorer; and whatever else packs bring.
import { INK, both, circle, f, hull, line, ngon, path, polar, range, rect, shape, type Chance, type Point } from './svg';
import { flame } from './parts';

const k = INK.unaligned;
const EDGE = '#1a2140';

export function scout(): string {
  const wing = (m: number): Point[] => [[m * 3, -8], [m * 24, 20], [m * 22, 27], [m * 3, 22]];
  return (
    flame(0, 24, 3.6, 12, k.glow) +
    both((m) => path(shape(wing(m)), `fill="${m < 0 ? k.light : k.dark}" stroke="${EDGE}" stroke-width=".8"`)) +
    hull([[0, -38], [5, -20], [6.5, 8], [5, 22], [3, 26]], k.white, k.mid, { line: EDGE }) +
    circle(0, -14, 2.6, 'fill="#26407a"') +
    both((m) => circle(m * 22, 24, 2.2, `fill="${k.white}"`))
  );
}

export function viper(): string {
  const wing = (m: number): Point[] => [[m * 4, -6], [m * 30, 14], [m * 33, -14], [m * 36, 22], [m * 20, 27], [m * 4, 24]];
  return (
    flame(0, 28, 4, 12, k.glow) +
    both(
      (m) =>
        path(shape(wing(m)), `fill="${m < 0 ? k.mid : k.dark}" stroke="${EDGE}" stroke-width=".8"`) +
        line([m * 33, -14], [m * 33, -26], `stroke="${k.light}" stroke-width="1.5"`),
    ) +
    hull([[0, -42], [4, -22], [7, 6], [6, 26], [3, 30]], k.white, k.mid, { line: EDGE }) +
    hull([[0, -16], [3, -6], [2, 6]], '#26407a', '#182a57', { line: 'none' })
  );
}

export function explorer(): string {
  const cell = 'stroke="#7ea2e8" stroke-width=".7"';
  const panel = (m: number, i: number): string =>
    rect(m > 0 ? 15 + i * 17 : -31 - i * 17, -7, 15, 22, 'fill="#24407c" stroke="#c6cee4" stroke-width="1"') +
    line([m * (22.5 + i * 17), -7], [m * (22.5 + i * 17), 15], cell) +
    line([m * (15 + i * 17), 4], [m * (30 + i * 17), 4], cell);
  return (
    both((m) => line([0, 4], [m * 46, 4], `stroke="${k.light}" stroke-width="2"`) + range(2, (i) => panel(m, i)).join('')) +
    flame(0, 30, 4, 12, k.glow) +
    hull([[0, -36], [6, -31], [9, -18], [9, 16], [6, 30]], k.white, k.mid, { line: EDGE }) +
    rect(-9, -10, 18, 2.4, `fill="${k.dark}"`) +
    rect(-9, 12, 18, 2.4, `fill="${k.dark}"`) +
    circle(0, -21, 4, 'fill="#26407a" stroke="#fff" stroke-width=".8"') +
    path('M-14 -34A14 9 0 0 1 14 -34', 'fill="none" stroke="#eef1ff" stroke-width="1.6"')
  );
}

/** A ship that no printed card shows: a slim hull with wings, tanks or sails. */
export function vessel(r: Chance, size: number): string {
  const [L, w] = [30 + size * 2.6, (5 + size * 0.7) * r.in(0.8, 1.5)];
  const [out, tip, back] = [w + r.in(8, 20) + size, r.in(-14, 26), r.in(0.3, 0.9)];
  const front = r.in(0, 0.5);
  const wing = (m: number): Point[] => [[m * w * 0.6, -L * front], [m * out, tip], [m * (out - 3), tip + 9], [m * w * 0.6, L * back]];
  let s = both((m) => flame(m * w * 0.4, L * 0.82, 2.6, 11, k.glow));
  s += both((m) => path(shape(wing(m)), `fill="${m < 0 ? k.light : k.dark}" stroke="${EDGE}" stroke-width=".8" stroke-linejoin="round"`));
  const pods = r.int(0, 2);
  for (let i = 0; i < pods; i++) {
    const y = tip - 4 - i * 12;
    s += both((m) => rect(m * (out - 2 - i * 8) - 3, y, 6, 18, `rx="3" fill="${m < 0 ? k.white : k.mid}" stroke="${EDGE}" stroke-width=".8"`));
  }
  s += hull([[0, -L], [w * r.in(0.3, 0.7), -L * 0.6], [w, r.in(-8, 10)], [w * 0.85, L * 0.6], [w * 0.5, L * 0.86]], k.white, k.mid, { line: EDGE, curve: r.yes(0.5) });
  s += range(r.int(0, 3), (i) => rect(-w * 0.8, L * 0.5 - i * 7, w * 1.6, 2.2, `fill="${k.dark}"`)).join('');
  return s + circle(0, -L * 0.42, Math.min(3.4, w * 0.45), 'fill="#26407a" stroke="#fff" stroke-width=".7"');
}

/** A station of no faction: modules around a hub, and sails to catch the light. */
export function haven(r: Chance, size: number): string {
  const [n, R] = [r.int(3, 7), 24 + Math.min(size, 8) * 1.6];
  const turn = r.in(0, 6);
  let s = circle(0, 0, R, `fill="none" stroke="${k.mid}" stroke-width="${f(r.in(2, 6))}" stroke-dasharray="${r.pick(['none', '9 3', '4 4'])}"`);
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI + turn;
    const [x, y] = polar(R, a);
    const [u, v] = polar(R + 20, a);
    s += line([0, 0], [u, v], `stroke="${k.dark}" stroke-width="3"`);
    s += `<g transform="translate(${f(u)} ${f(v)}) rotate(${f((a * 180) / Math.PI)})">${rect(-9, -7, 16, 14, 'fill="#24407c" stroke="#c6cee4" stroke-width="1"')}${line([-9, 0], [7, 0], 'stroke="#7ea2e8" stroke-width=".7"')}</g>`;
    s += circle(x, y, 6, `fill="${i % 2 ? k.light : k.white}" stroke="${EDGE}" stroke-width=".9"`);
  }
  s += path(shape(ngon(r.int(5, 8), 15, turn)), `fill="${k.white}" stroke="${EDGE}" stroke-width="1"`);
  return `<g transform="scale(1 .86)">${s}${circle(0, 0, 8, `fill="${k.dark}"`)}${circle(0, 0, 4, 'fill="#ffe9b0"')}</g>`;
}
