/** The plate on the start page. */

import { brush, round, sparkle, times } from '../../art/brush';
import { dust, frame } from '../../art/plates';
import { ZODIAC } from '../../art/zodiac';

/** Scorpius as the catalogue has it: large stars with eight points, small ones a dot in a circle. */
export default function plate(): string {
  const b = brush('plate two');
  const figure = ZODIAC.find(({ name }) => name === 'Scorpius') ?? ZODIAC[0];
  if (!figure) return '';
  const at = ([ra, dec]: readonly [number, number, number]) =>
    [round(148 - (ra - 252.4) * 7.4 * Math.cos((dec * Math.PI) / 180)), round(218 - (dec + 31.6) * 10.3)] as const;
  const places = figure.stars.map(at);
  const curves = [150, 230, 310, 390, 470, 550]
    .map((r) => `<circle cx="150" cy="-120" r="${r}" fill="none" stroke="#e2c88f" stroke-width=".5" stroke-dasharray="1 4" opacity=".5"/>`)
    .join('');
  const meridians = times(9, (i) => `<path d="M150 -120L${-230 + i * 95} 520" stroke="#e2c88f" stroke-width=".5" opacity=".16"/>`);
  const lines = figure.lines
    .map(([from, to]) => `<path d="M${places[from]?.join(' ')}L${places[to]?.join(' ')}" stroke="#f3dca6" stroke-width="1.1" opacity=".8"/>`)
    .join('');
  const stars = figure.stars.map((star, index) => {
    const [x, y] = places[index] ?? [0, 0];
    const large = star[2] < 2;
    const glow = `<circle cx="${x}" cy="${y}" r="${large ? 17 : 9}" fill="#ffe2a4" opacity=".12"/>`;
    if (!large) return `${glow}<circle cx="${x}" cy="${y}" r="4.200" fill="#1a1526" stroke="#ffe9bd" stroke-width="1.500"/><circle cx="${x}" cy="${y}" r="1.400" fill="#ffe9bd"/>`;
    const turned = `<g transform="rotate(45 ${x} ${y})">${sparkle(x, y, 9, '#caa25c')}</g>`;
    return `${glow}${turned}${sparkle(x, y, 15, '#ffe9bd')}`;
  });
  const label = (index: number, text: string, dx: number, dy: number, anchor: string) => {
    const [x, y] = places[index] ?? [0, 0];
    return `<text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}">${text}</text>`;
  };
  return frame(
    [
      [0, '#54403c'],
      [0.5, '#281f2d'],
      [1, '#0f0d1c'],
    ],
    `<style>.scorpius text{font:italic 500 15px var(--font-display);fill:#f3dfae}</style><g class="scorpius">` +
      dust(b, 260, '#ffeccb') +
      curves +
      meridians +
      lines +
      stars.join('') +
      label(3, 'Antares', -20, 5, 'end') +
      label(8, 'Shaula', 2, -22, 'start') +
      label(6, 'Sargas', 2, 28, 'middle') +
      label(0, 'Acrab', -12, -6, 'end') +
      '</g>',
    'sternenhimmel',
  );
}
