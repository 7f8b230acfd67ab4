/**
 * The satellites by number, over the edge of the Earth: 1 Sputnik 1, 2 Vanguard 1, 3 Hubble,
 * 4 Gaia, 5 James Webb.
 */
import { type Brush, type Stop, ACROSS, brush, field, linear, noise, radial, round, times, url } from '../../../art/brush';

/** The names of the paints that all five use. */
interface Paints {
  cells: string;
  foil: string;
  metal: string;
  ball: string;
}

const bar = (d: string, width = 1, colour = '#c9d3e6'): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

function panel(p: Paints, x: number, y: number, w: number, h: number, columns: number, rows: number): string {
  const line = (d: string): string => `<path d="${d}" stroke="#c6d8ff" stroke-width=".3" opacity=".6"/>`;
  return (
    `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" rx=".6" fill="${p.cells}" stroke="#dfe9ff" stroke-width=".5"/>` +
    times(columns - 1, (i) => line(`M${round(((i + 1) * w) / columns)} 0V${h}`)) +
    times(rows - 1, (i) => line(`M0 ${round(((i + 1) * h) / rows)}H${w}`)) +
    `<path d="M0 0L${round(w * 0.4)} 0L${round(w * 0.15)} ${h}L0 ${h}Z" fill="#fff" opacity=".12"/></g>`
  );
}

const sputnik = (p: Paints): string =>
  [
    [-36, 30],
    [-27, 41],
    [36, 34],
    [26, 43],
  ]
    .map(([x = 0, y = 0]) => bar(`M${x * 0.2} ${y * 0.2}L${x} ${y}`, 0.9))
    .join('') +
  `<circle r="16" fill="${p.ball}"/><path d="M-15.7 -3Q0 4 15.7 -3" stroke="#4d5a75" stroke-width=".7" fill="none"/>` +
  [-12, -6, 0, 6, 12]
    .map((x) => `<circle cx="${x}" cy="${round(0.6 - (x * x) / 90)}" r=".7" fill="#4d5a75"/>`)
    .join('');

function vanguard(p: Paints): string {
  const antennas = [20, 78, 142, 200, 262, 322]
    .map(
      (turn) => `<g transform="rotate(${turn})">${bar('M0 -12V-39', 0.9)}<circle cy="-39" r="1" fill="#e9eefb"/></g>`,
    )
    .join('');
  const cell = (x: number, y: number, turn: number): string =>
    `<rect x="-3.4" y="-3.4" width="6.8" height="6.8" rx=".5" transform="translate(${x} ${y}) rotate(${turn})" fill="${p.cells}" stroke="#dfe9ff" stroke-width=".5"/>`;
  return (
    `${antennas}<circle r="15" fill="${p.ball}"/><path d="M-14.6 2.4Q0 8 14.6 2.4" stroke="#56627c" stroke-width=".6" fill="none"/>` +
    cell(-5.6, -6.4, -14) +
    cell(6.8, -4.6, 22) +
    cell(0.6, 8.4, 4)
  );
}

const hubble = (p: Paints): string =>
  panel(p, -37, -22, 13, 46, 2, 6) +
  panel(p, 24, -22, 13, 46, 2, 6) +
  bar('M-24 1H24', 1.4) +
  `<path d="M-11 -29L11 -29L11 -6L13 -4V28H-13V-4L-11 -6Z" fill="${p.metal}"/>` +
  bar('M-13 4H13M-13 15H13M-11 -18H11', 0.5, '#5d6a86') +
  `<ellipse cy="-29" rx="11" ry="3.2" fill="#0b1020" stroke="#dfe6f5" stroke-width=".7"/>` +
  `<path d="M-11 -29L-16 -44Q-4 -46 7 -38L9 -31Q0 -34 -11 -29Z" fill="${p.metal}" stroke="#dfe6f5" stroke-width=".4"/>` +
  `<rect x="-13" y="20" width="26" height="8" fill="${p.foil}"/>` +
  bar('M-10 28V33M10 28V33M-10 33H10', 0.8);

/** A top hat: the round shield against the Sun, the body with its two views on top. */
function gaia(p: Paints): string {
  const shield = `<ellipse cy="14" rx="40" ry="12" fill="${p.foil}" stroke="#fff0c8" stroke-width=".5"/>`;
  const folds = times(12, (i) => {
    const a = (i * Math.PI) / 6;
    return `<path d="M${round(Math.cos(a) * 15)} ${round(14 + Math.sin(a) * 4.4)}L${round(Math.cos(a) * 40)} ${round(14 + Math.sin(a) * 12)}" stroke="#7c5518" stroke-width=".5" opacity=".7"/>`;
  });
  return (
    `<ellipse cy="17" rx="38" ry="11" fill="#3a2a12" opacity=".8"/>${shield}${folds}` +
    `<path d="M-16 12V-17A16 5 0 0 1 16 -17V12A16 5 0 0 1 -16 12Z" fill="${p.metal}"/>` +
    `<ellipse cy="-17" rx="16" ry="5" fill="#e9eefb" stroke="#8b98b4" stroke-width=".5"/>` +
    `<rect x="-11" y="-9" width="9" height="13" rx="1" fill="#0b1020" stroke="#5d6a86" stroke-width=".5"/>` +
    `<rect x="4" y="-9" width="7" height="13" rx="1" fill="#0b1020" stroke="#5d6a86" stroke-width=".5"/>` +
    `<path d="M-10 -8L-4 -8L-9 3Z" fill="#8fd0ff" opacity=".4"/>` +
    bar('M-16 8A16 5 0 0 0 16 8', 0.5, '#5d6a86')
  );
}

function webb(p: Paints): string {
  const hexagon = (x: number, y: number): string =>
    `<path transform="translate(${round(x)} ${round(y - 6)})" d="M5.2 0L2.6 4.5H-2.6L-5.2 0L-2.6 -4.5H2.6Z" fill="${p.foil}" stroke="#5c4013" stroke-width=".5"/>`;
  const rings: string[] = [];
  for (let column = -2; column <= 2; column++)
    for (let row = -4; row <= 4; row++) {
      const odd = Math.abs(column) % 2 === 1;
      const reach = 4 - Math.abs(column);
      if ((row % 2 !== 0) !== odd || Math.abs(row) > reach || (column === 0 && row === 0)) continue;
      rings.push(hexagon(column * 8, row * 4.6));
    }
  const layer = (y: number, opacity: number): string =>
    `<path d="M-42 ${24 + y}Q0 ${14 + y} 42 ${22 + y}Q6 ${38 + y} -42 ${24 + y}Z" fill="${p.metal}" stroke="#eef3ff" stroke-width=".4" opacity="${opacity}"/>`;
  return (
    layer(8, 0.5) +
    layer(4, 0.75) +
    layer(0, 1) +
    rings.join('') +
    bar('M-15 12L0 -32M15 12L0 -32M0 -23V-32', 0.7) +
    `<circle cy="-32" r="2" fill="#e9eefb"/>`
  );
}

const SATELLITES = [sputnik, vanguard, hubble, gaia, webb];

const CELLS: Stop[] = [
  [0, '#3d66c4'],
  [0.5, '#20397f'],
  [1, '#142457'],
];
const FOIL: Stop[] = [
  [0, '#ffe9b0'],
  [0.45, '#dba648'],
  [1, '#7a4f16'],
];
const METAL: Stop[] = [
  [0, '#f4f7ff'],
  [0.4, '#aab6cf'],
  [1, '#3d4964'],
];
const BALL: Stop[] = [
  [0, '#fff'],
  [0.45, '#b5c1d8'],
  [1, '#28324a'],
];
const EARTH: Stop[] = [
  [0.9, '#163a7a'],
  [0.955, '#2f6fc0'],
  [0.985, '#8fd0ff'],
  [1, '#e8f8ff'],
];
const AIR: Stop[] = [
  [0.9, '#7cc4ff', 0.65],
  [0.94, '#5aa2ff', 0.22],
  [1, '#5aa2ff', 0],
];

function earth(b: Brush): string {
  const [sea, air, clouds, clip] = [b.id('e'), b.id('a'), b.id('n'), b.id('c')];
  const x = round(b.between(20, 80));
  const y = round(b.between(170, 178));
  const weather = {
    fx: 0.03,
    fy: 0.09,
    octaves: 4,
    seed: b.whole(1, 90),
    rgb: [1, 1, 1],
    gain: 4,
    offset: -2.1,
  } as const;
  return (
    `<defs>${radial(sea, EARTH)}${radial(air, AIR)}${noise(b, clouds, weather)}` +
    `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="61"/></clipPath></defs>` +
    `<circle cx="${x}" cy="${y}" r="69" fill="${url(air)}"/><circle cx="${x}" cy="${y}" r="62" fill="${url(sea)}"/>` +
    `<g clip-path="${url(clip)}"><rect y="100" width="100" height="40" filter="${url(clouds)}" opacity=".75"/></g>`
  );
}

export function satellite(number: number, seed: string, fine: boolean): string {
  const b = brush(`satellite${number}${seed}`, fine);
  const [cells, foil, metal, ball] = [b.id('p'), b.id('f'), b.id('m'), b.id('s')];
  const paint = SATELLITES[number - 1] ?? sputnik;
  const turn = round(b.between(-20, 16));
  return (
    `<defs>${linear(cells, CELLS, ACROSS)}${linear(foil, FOIL, ACROSS)}` +
    `${linear(metal, METAL, 'x1="0" y1="0" x2="1" y2=".3"')}${radial(ball, BALL, 'cx=".32" cy=".28" r=".8"')}</defs>` +
    `${field(b, 40, 100, 110)}${earth(b)}` +
    `<g transform="translate(${round(b.between(50, 53))} ${round(b.between(70, 73))}) rotate(${turn}) scale(.94)">` +
    `${paint({ cells: url(cells), foil: url(foil), metal: url(metal), ball: url(ball) })}</g>`
  );
}
