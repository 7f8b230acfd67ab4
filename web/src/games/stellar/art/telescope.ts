/** The telescope: the places of its slots, a card being 100 x 140, and the engraved brass tube. */
import { type Stop, DOWN, linear, round, times, url } from '../../../art/brush';

export const WIDTH = 500;
export const HEIGHT = 892;

const TOPS = [46, 200, 350, 526, 702];
/** Its rows from the eyepiece down (ST-4.2). */
export const ROWS = [[1], [2, 3], [4, 5], [6, 7, 8], [9, 10, 11, 12]] as const;

export interface Place {
  slot: number;
  x: number;
  y: number;
}
export const PLACES: readonly Place[] = ROWS.flatMap((row, at) =>
  row.map((slot, i) => ({
    slot,
    x: WIDTH / 2 - (row.length * 110 - 10) / 2 + i * 110,
    y: TOPS[at] ?? 0,
  })),
);

/** The middle of each section, where its sums stand. */
export const SECTIONS = [
  { name: 'top', y: 345 },
  { name: 'middle', y: 596 },
  { name: 'bottom', y: 772 },
] as const;

const BODY: Stop[] = [
  [0, '#0a1026', 0.9],
  [0.14, '#253566', 0.62],
  [0.3, '#4b60a0', 0.4],
  [0.46, '#1c2850', 0.5],
  [0.8, '#0c1330', 0.8],
  [1, '#070b1d', 0.95],
];
const EDGE: Stop[] = [
  [0, '#8d7648'],
  [0.28, '#f2dba6'],
  [0.6, '#a98d55'],
  [1, '#5d4d30'],
];
const BRASS: Stop[] = [
  [0, '#3d3120'],
  [0.12, '#8a7040'],
  [0.3, '#dcc48c'],
  [0.42, '#9c804a'],
  [0.75, '#5a4728'],
  [1, '#2b2212'],
];
const GLASS: Stop[] = [
  [0, '#8fd0ff', 0.34],
  [1, '#8fd0ff', 0],
];

/** The tube as the inside of an SVG of WIDTH x HEIGHT; `name` keeps its paints apart from others. */
export function tube(name: string): string {
  const middle = WIDTH / 2;
  const [body, edge, brass, glass] = ['b', 's', 'c', 'l'].map((part) => `${name}-${part}`) as [
    string,
    string,
    string,
    string,
  ];
  const barrel = (half: number, from: number, to: number): string =>
    `<rect x="${middle - half}" y="${from}" width="${2 * half}" height="${to - from}" rx="6" ` +
    `fill="${url(body)}" stroke="${url(edge)}" stroke-width="1.6"/>`;
  const collar = (half: number, y: number, height: number, grooves: number): string =>
    `<rect x="${middle - half}" y="${y}" width="${2 * half}" height="${height}" rx="${round(height / 2.6)}" ` +
    `fill="${url(brass)}" stroke="#e8cd92" stroke-width="1" stroke-opacity=".7"/>` +
    times(grooves, (i) => {
      const x = round(middle - half + 10 + (i * (2 * half - 20)) / (grooves - 1));
      return `<path d="M${x} ${y + 3.5}V${y + height - 3.5}" stroke="#1a1426" stroke-width="1.1" opacity=".5"/>`;
    });
  const lens = [0, 5, 10]
    .map((d) => {
      const y = round(858 + d * 0.2);
      const x = 226 - d * 2;
      return (
        `<path d="M${middle - x} ${y}Q${middle} ${884 - d} ${middle + x} ${y}" fill="none" stroke="#a9dcff" ` +
        `stroke-width="${d ? 0.7 : 1.4}" opacity="${round(0.75 - d * 0.05)}"/>`
      );
    })
    .join('');
  return (
    `<defs>${linear(body, BODY)}${linear(edge, EDGE)}${linear(brass, BRASS)}${linear(glass, GLASS, DOWN)}</defs>` +
    `<path d="M${middle - 44} 34L${middle - 56} 12Q${middle} 2 ${middle + 56} 12L${middle + 44} 34Z" ` +
    `fill="${url(brass)}" stroke="#e8cd92" stroke-width="1"/>` +
    barrel(66, 34, 196) +
    barrel(121, 194, 496) +
    barrel(177, 510, 672) +
    barrel(232, 686, 850) +
    collar(74, 28, 12, 17) +
    collar(127, 188, 9, 31) +
    collar(184, 496, 20, 47) +
    collar(239, 672, 20, 61) +
    collar(242, 846, 14, 61) +
    `<path d="M${middle - 228} 860Q${middle} 886 ${middle + 228} 860L${middle + 228} 862` +
    `Q${middle} 905 ${middle - 228} 862Z" fill="${url(glass)}"/>${lens}`
  );
}
