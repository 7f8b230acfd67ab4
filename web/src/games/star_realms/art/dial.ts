// Authority as an astrolabe, and the back of a card.
import { circle, line, polar, range, type Point } from './svg';

/** A graduated limb, lit up to what is left of what one began with. */
export function dial(value: number, full: number): string {
  const [n, centre] = [60, [50, 50] as Point];
  const ticks = range(n, (i) => {
    const a = (i / n) * Math.PI * 2 - Math.PI / 2;
    const lit = i / n < value / full;
    const style = lit ? 'stroke="currentColor" stroke-width="1.9"' : 'stroke="var(--ink-3)" stroke-width="1" opacity=".5"';
    return line(polar(i % 5 ? 43 : 41, a, centre), polar(47.5, a, centre), `${style} stroke-linecap="round"`);
  });
  return (
    `<svg class="limb" viewBox="0 0 100 100" aria-hidden="true" focusable="false">` +
    circle(50, 50, 49.4, 'fill="var(--sky-1)" stroke="currentColor" stroke-opacity=".35" stroke-width=".8"') +
    circle(50, 50, 38.5, 'fill="var(--sky-2)" stroke="currentColor" stroke-opacity=".4" stroke-width=".7"') +
    `${ticks.join('')}</svg>`
  );
}

const star = (x: number, y: number, r: number): string => {
  const q = r * 0.3;
  return `M${x} ${y - r}l${q} ${r - q} ${r - q} ${q} ${q - r} ${q} ${-q} ${r - q} ${-q} ${q - r} ${q - r} ${-q} ${r - q} ${-q}Z`;
};
const BACK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 70"><rect width="50" height="70" fill="#131c3c"/>' +
  '<g fill="none" stroke="#e9cf96" opacity=".6"><circle cx="25" cy="35" r="15" stroke-width=".8"/><circle cx="25" cy="35" r="20" stroke-width=".4"/>' +
  '<path stroke-width=".4" d="M25 5v60M5 35h40M11 21l28 28M39 21 11 49"/><rect x="3" y="3" width="44" height="64" rx="3" stroke-width=".6"/></g>' +
  `<path fill="#f5cf7e" d="${star(25, 32, 6)}${star(19.5, 40.6, 3.7)}${star(30.5, 40.6, 3.7)}"/></svg>`;

/** An address for `<img>`. */
export const CARD_BACK = `data:image/svg+xml,${encodeURIComponent(BACK)}`;
