/** The chart behind the table: the sky around the celestial pole, out to the zodiac, in hairlines. */
import { brush, field, round, times } from '../../../art/brush';
import { ZODIAC } from './zodiac';

/** Beyond this distance from the pole, in degrees, nothing is drawn. */
const EDGE = 125;

/** The inside of an SVG of `size` x `size`, the pole in its middle, turned by `turn` degrees. */
export function chart(size: number, turn = 0): string {
  const middle = size / 2;
  const scale = middle / EDGE;
  const at = (ra: number, dec: number): [number, number] => {
    const angle = ((ra + turn) * Math.PI) / 180;
    const out = (90 - dec) * scale;
    return [round(middle - Math.sin(angle) * out), round(middle - Math.cos(angle) * out)];
  };
  const ring = (away: number, dashes: string): string =>
    `<circle cx="${middle}" cy="${middle}" r="${round(away * scale)}" stroke-dasharray="${dashes}"/>`;
  const hours = times(24, (hour) => {
    const [x, y] = at(hour * 15, hour % 6 ? 75 : 90);
    const [x2, y2] = at(hour * 15, 90 - EDGE);
    return `<path d="M${x} ${y}L${x2} ${y2}" opacity=".5"/>`;
  });
  const rim = times(144, (i) => {
    const [x, y] = at(i * 2.5, 0);
    const [x2, y2] = at(i * 2.5, i % 6 ? -1 : -2.4);
    return `<path d="M${x} ${y}L${x2} ${y2}"/>`;
  });
  // The Sun's yearly way, inclined to the equator.
  const ecliptic = Array.from({ length: 73 }, (_, i) => {
    const along = (i * 5 * Math.PI) / 180;
    const tilt = (23.44 * Math.PI) / 180;
    const dec = Math.asin(Math.sin(tilt) * Math.sin(along));
    const ra = Math.atan2(Math.cos(tilt) * Math.sin(along), Math.cos(along));
    return at((ra * 180) / Math.PI, (dec * 180) / Math.PI).join(' ');
  }).join('L');
  const lines = ZODIAC.map(({ stars, lines }) =>
    lines
      .map(([from, to]) => {
        const [a, b] = [stars[from], stars[to]];
        return a && b ? `M${at(a[0], a[1]).join(' ')}L${at(b[0], b[1]).join(' ')}` : '';
      })
      .join(''),
  ).join('');
  const stars = ZODIAC.flatMap((figure) => figure.stars)
    .map(([ra, dec, magnitude]) => {
      const [x, y] = at(ra, dec);
      return `<circle cx="${x}" cy="${y}" r="${round(Math.max(0.8, (5.4 - magnitude) * 0.6))}"/>`;
    })
    .join('');
  return (
    `<g class="dust">${field(brush('dust'), 260, size, size, 'currentColor')}</g>` +
    `<g class="grid" fill="none" stroke="currentColor" stroke-width=".7">${[30, 60, 120].map((d) => ring(d, '1 4')).join('')}` +
    `${ring(90, '')}${hours}${rim}</g><path class="ecliptic" d="M${ecliptic}" fill="none" stroke="var(--brass)" stroke-width=".8" stroke-dasharray="6 5"/>` +
    `<path class="figures" d="${lines}" fill="none" stroke="var(--brass)" stroke-width=".9"/><g class="stars" fill="currentColor">${stars}</g>`
  );
}
