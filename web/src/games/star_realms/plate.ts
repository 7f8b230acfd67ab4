/** The plate on the start page: a fleet over the dawn of a world. */

import { brush, radial } from '../../art/brush';
import { dust, frame, rings } from '../../art/plates';
import { ship } from './art/plate_ships';

export default function plate(): string {
  const b = brush('plate three');
  return frame(
    [
      [0, '#62353c'],
      [0.5, '#2d1a2c'],
      [1, '#100b1a'],
    ],
    `<defs>${radial('dawn', [[0, '#ffe6c4', 0.95], [0.16, '#ffb183', 0.62], [0.5, '#ff9d76', 0.2], [1, '#ff9d76', 0]])}` +
      `${radial('world', [[0, '#1b1020'], [0.86, '#160d1c'], [0.97, '#3a1d28'], [1, '#ffb08a']], 'cx=".5" cy=".5" r=".5"')}</defs>` +
      dust(b, 190) +
      `<circle cx="150" cy="350" r="220" fill="url(#dawn)"/>` +
      rings(150, 350, [120, 172, 226, 282, 340], '#ffc9a8') +
      `<circle cx="150" cy="630" r="296" fill="url(#world)"/><path d="M-60 421.400A296 296 0 0 1 360 421.400" fill="none" stroke="#ffd2ae" stroke-width="1.600" opacity=".9"/>` +
      ship('machine-cult', 150, 118, 0.82, 0) +
      ship('trade-federation', 74, 182, 0.98, -8) +
      ship('blob', 226, 182, 0.98, 8) +
      ship('star-empire', 150, 252, 1.4, 0),
    'star-realms',
  );
}
