/** The pictures of the three plates on the start page, in boxes of 300 x 440; what matters lies in the middle 300 x 310. */

import { brush, type Brush, field, linear, radial, round, sparkle, times, url, type Stop } from '../games/stellar/art/brush';
import { moon } from '../games/stellar/art/moons';
import { planet } from '../games/stellar/art/planets';
import { ship } from './ships';
import { ZODIAC } from './zodiac';

const [WIDTH, HEIGHT] = [300, 440];

function frame(ground: readonly Stop[], body: string, name: string): string {
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${radial(`ground-${name}`, ground, 'cx=".5" cy=".42" r=".85"')}</defs>` +
    `<rect x="-400" y="-400" width="1100" height="1240" fill="${url(`ground-${name}`)}"/>${body}</svg>`
  );
}

/** Faint stars, but where the number of the plate stands. */
const dust = (b: Brush, count: number, tint?: string): string =>
  `<clipPath id="open-sky"><path d="M0 84H96V0H${WIDTH}V${HEIGHT}H0Z"/></clipPath><g clip-path="url(#open-sky)">${field(b, count, WIDTH, HEIGHT, tint)}</g>`;

const rings = (x: number, y: number, radii: readonly number[], colour: string): string =>
  radii
    .map(
      (r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width=".5" stroke-dasharray="1 4" opacity=".45"/>`,
    )
    .join('');

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

function stellar(): string {
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

/** Scorpius as the catalogue has it: large stars with eight points, small ones a dot in a circle. */
function sternenhimmel(): string {
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

function starRealms(): string {
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

const PLATES: Readonly<Record<string, () => string>> = { stellar, sternenhimmel, star_realms: starRealms };

/** A game that brings no picture gets a quiet sky. */
export function plateArt(game: string): string {
  const draw = PLATES[game];
  return draw ? draw() : frame([[0, '#22346d'], [1, '#060914']], field(brush(game), 220, WIDTH, HEIGHT), 'other');
}
