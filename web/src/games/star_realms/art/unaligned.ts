// Ships of no faction: Scout, Viper, Explorer.
import { INK, both, circle, hull, line, path, range, rect, shape, type Point } from './svg';
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
