/** The plate on the start page: a telescope under a ringed planet. */

import { brush, linear, radial, round, sparkle, times, url, type Stop } from '../../art/brush';
import { dust, frame, rings } from '../../art/plates';
import { moon } from './art/moons';
import { planet } from './art/planets';

const BRASS: Stop[] = [
  [0, '#4a3a1f'],
  [0.2, '#b08d4e'],
  [0.36, '#f6e2ae'],
  [0.52, '#b8965a'],
  [0.8, '#5f4a28'],
  [1, '#2a2010'],
];
const ENAMEL: Stop[] = [
  [0, '#0b1330'],
  [0.2, '#2c4079'],
  [0.34, '#6f8bd0'],
  [0.46, '#2b3f78'],
  [0.8, '#111b40'],
  [1, '#060a1c'],
];
const GLASS: Stop[] = [
  [0, '#dff2ff', 0.95],
  [0.5, '#8fd0ff', 0.5],
  [1, '#2b5fa8', 0.25],
];

/** A piece of the tube, lying along y: from `top` to `bottom`, so wide there. */
function barrel(top: number, bottom: number, above: number, below: number, paint: string): string {
  const curve = (half: number) => half * 0.16;
  return (
    `<path d="M${-above} ${top}Q0 ${top + curve(above) * 2} ${above} ${top}L${below} ${bottom}` +
    `Q0 ${bottom + curve(below) * 2} ${-below} ${bottom}Z" fill="${paint}" stroke="#070b1c" stroke-width=".8"/>`
  );
}

/** A brass refractor on its mount, pointing up. */
function refractor(): string {
  const [brass, enamel] = [url('brass'), url('enamel')];
  const collar = (y: number, half: number, high: number) =>
    barrel(y, y + high, half, half, brass) +
    `<path d="M${-half} ${y + 1}Q0 ${y + half * 0.32 + 1} ${half} ${y + 1}" fill="none" stroke="#fff3d0" stroke-width=".7" opacity=".7"/>`;
  const screws = times(9, (i) => {
    const x = (i - 4) * 6.6;
    return `<circle cx="${round(x)}" cy="${round(-140 + 8.6 - (x * x) / 180)}" r=".9" fill="#3a2c14"/>`;
  });
  return (
    // The counterweight and the head of the mount lie behind the tube.
    `<path d="M-6 34L-62 78" stroke="${url('rod')}" stroke-width="5" stroke-linecap="round"/><circle cx="-62" cy="78" r="13" fill="${brass}" stroke="#1a1408"/>` +
    barrel(96, 128, 10, 10, brass) +
    barrel(72, 98, 16, 12, enamel) +
    barrel(-96, 78, 27, 25, enamel) +
    barrel(-150, -92, 34, 32, enamel) +
    collar(-156, 36, 11) +
    collar(-140, 34.6, 13) +
    screws +
    collar(-98, 33, 8) +
    collar(-20, 28.4, 9) +
    collar(34, 27.6, 9) +
    collar(70, 26, 9) +
    collar(94, 13, 6) +
    `<ellipse cx="0" cy="-156" rx="36" ry="7" fill="#0a1330" stroke="${brass}" stroke-width="2.4"/><ellipse cx="0" cy="-155.600" rx="31" ry="5.400" fill="${url('glass')}"/>` +
    // The finder scope.
    `<path d="M25 -30H38M25 14H38" stroke="${brass}" stroke-width="3.4"/><g transform="translate(43 0)">` +
    barrel(-52, 40, 8, 7, enamel) +
    barrel(-58, -48, 9.4, 9.4, brass) +
    barrel(36, 50, 5.6, 5, brass) +
    '</g>' +
    `<path d="M-12 -90V66" stroke="#cfe0ff" stroke-width="1.6" opacity=".35"/>`
  );
}

export default function plate(): string {
  const b = brush('plate one');
  const body = (art: string, x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
  return frame(
    [
      [0, '#2b4183'],
      [0.5, '#152148'],
      [1, '#0a0f26'],
    ],
    `<defs>${linear('brass', BRASS)}${linear('enamel', ENAMEL)}${linear('rod', BRASS)}${radial('glass', GLASS, 'cx=".4" cy=".3" r=".8"')}` +
      `<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#bfe3ff" stop-opacity=".24"/><stop offset="1" stop-color="#bfe3ff" stop-opacity="0"/></linearGradient></defs>` +
      dust(b, 190) +
      rings(196, 112, [84, 128, 176, 228, 284, 344], '#8fb4ff') +
      body(planet(5, 'plate', true), 98, -14, 1.56) +
      body(moon(4, 'plate', true), 26, 104, 0.74) +
      sparkle(262, 226, 6, '#fff3d6', 0.9) +
      sparkle(60, 196, 4, '#cfe4ff', 0.9) +
      `<g transform="translate(122 336) rotate(27) scale(.9)"><path d="M-29 -156L-40 -300H40L29 -156Z" fill="url(#beam)"/>${refractor()}</g>`,
    'stellar',
  );
}
