/** Four ships for the plate, seen from above: one of each faction, told apart by outline alone. */

import { linear, round, url } from '../../../art/brush';

interface Hull {
  /** The right half, from nose to tail; mirrored for the left. */
  outline: readonly (readonly [number, number])[];
  curved: boolean;
  light: string;
  dark: string;
  trim: string;
  engines: readonly (readonly [number, number])[];
  more: string;
}

const pair = (part: (side: 1 | -1) => string): string => part(-1) + part(1);

const HULLS: Readonly<Record<string, Hull>> = {
  'trade-federation': {
    outline: [[0, -38], [5, -32], [8.5, -16], [9.5, 4], [8, 22], [5, 30]],
    curved: true,
    light: '#f4f8ff',
    dark: '#7fa3dc',
    trim: '#3f7fd6',
    engines: [[-20, 22], [20, 22], [0, 30]],
    more:
      pair((side) => `<path d="M${side * 7} 2L${side * 20} 6V14L${side * 8} 16Z" fill="#6e95d4"/><rect x="${side * 20 - 4.500}" y="-6" width="9" height="28" rx="4.500" fill="${side < 0 ? '#eef4ff' : '#9dbbe8'}" stroke="#17305c" stroke-width=".8"/><rect x="${side * 20 - 4.500}" y="10" width="9" height="4" fill="#3f7fd6"/>`),
  },
  'star-empire': {
    outline: [[0, -40], [3, -20], [6, -16], [7, -2], [12, 10], [10, 22], [5, 20], [4, 28]],
    curved: false,
    light: '#efe9f2',
    dark: '#8a839c',
    trim: '#efc54f',
    engines: [[-4, 26], [4, 26]],
    more: pair(
      (side) =>
        `<path d="M${side * 4} -12L${side * 22} 8L${side * 34} 30L${side * 26} 25L${side * 16} 22L${side * 4} 18Z" fill="${side < 0 ? '#b9b3c8' : '#6a6480'}" stroke="#1b1828" stroke-width=".8"/><path d="M${side * 4} -12L${side * 22} 8L${side * 34} 30" fill="none" stroke="#f3cf62" stroke-width="1.500"/><path d="M${side * 10} 0L${side * 20} 11L${side * 26} 22L${side * 13} 17Z" fill="${side < 0 ? '#f3cf62' : '#b98d28'}"/>`,
    ),
  },
  blob: {
    outline: [[0, -32], [12, -26], [17, -10], [15, 8], [9, 20], [3, 24]],
    curved: true,
    light: '#a6ecac',
    dark: '#226a3c',
    trim: '#eafff0',
    engines: [],
    more: pair(
      (side) =>
        `<path d="M${side * 12} -4C${side * 32} -6 ${side * 30} 16 ${side * 22} 34C${side * 22} 18 ${side * 18} 12 ${side * 9} 12Z" fill="${side < 0 ? '#5cba6c' : '#2b7a45'}"/><path d="M${side * 6} 18C${side * 14} 26 ${side * 8} 38 ${side * 12} 48C${side * 2} 42 ${side * 3} 28 ${side * 1} 20Z" fill="${side < 0 ? '#4aa75d' : '#226a3c'}"/>`,
    ),
  },
  'machine-cult': {
    outline: [[0, -34], [8, -34], [8, -20], [15, -16], [15, 8], [8, 14], [8, 26]],
    curved: false,
    light: '#e9dcdc',
    dark: '#8d5a58',
    trim: '#f0594a',
    engines: [[-11, 22], [11, 22], [0, 26]],
    more: pair(
      (side) =>
        `<path d="M${side * 14} -10H${side * 26}V-26H${side * 31}V14H${side * 24}V4H${side * 14}Z" fill="${side < 0 ? '#b78683' : '#6d4341'}" stroke="#2a1212" stroke-width=".8"/><path d="M${side * 28.500} -24V-36" stroke="#d9b6b2" stroke-width="2.200"/><rect x="${side * 11 - 3}" y="12" width="6" height="10" fill="#4d2c2c"/>`,
    ),
  },
};

export function ship(faction: string, x: number, y: number, scale: number, turn: number): string {
  const hull = HULLS[faction];
  if (!hull) return '';
  const id = `hull-${faction}`;
  const right = hull.outline.map(([u, v]) => `${u} ${v}`);
  const left = [...hull.outline].reverse().map(([u, v]) => `${-u} ${v}`);
  const body = hull.curved ? smooth(hull.outline) : `M${[...right, ...left].join('L')}Z`;
  const flames = hull.engines
    .map(([u, v]) => `<path d="M${u - 3} ${v}L${u} ${v + 30}L${u + 3} ${v}Z" fill="url(#flame)"/><path d="M${u - 1.600} ${v}L${u} ${v + 14}L${u + 1.600} ${v}Z" fill="#fff" opacity=".9"/>`)
    .join('');
  const core =
    faction === 'blob'
      ? `<ellipse cy="-8" rx="7" ry="9" fill="#123b22"/><ellipse cy="-9" rx="4.500" ry="6" fill="#ff9fc4"/><circle cx="-1.500" cy="-12" r="1.600" fill="#fff"/>`
      : `<path d="M0 -24L3 -14L3 2L0 8L-3 2L-3 -14Z" fill="${hull.trim}"/><path d="M0 -20L1.600 -14L0 -10L-1.600 -14Z" fill="#0d1630"/>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><defs>` +
    linear(id, [[0, hull.light], [0.5, hull.light], [0.5, hull.dark], [1, hull.dark]]) +
    linear('flame', [[0, '#fff', 0.9], [0.25, '#9ed8ff', 0.7], [1, '#8fd0ff', 0]], 'x1="0" y1="0" x2="0" y2="1"') +
    `</defs>${flames}${hull.more}<path d="${body}" fill="${url(id)}" stroke="#10142a" stroke-width="1" stroke-linejoin="round"/>${core}</g>`
  );
}

/** A soft outline through the points of the right half and its mirror. */
function smooth(half: readonly (readonly [number, number])[]): string {
  const mirrored = half.slice(1).reverse().map(([u, v]) => [-u, v] as const);
  const points = [...half, ...mirrored];
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  let path = `M${at(0).join(' ')}`;
  points.forEach((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (d[0] - b[0]) / 6)} ${round(c[1] - (d[1] - b[1]) / 6)} ${c[0]} ${c[1]}`;
  });
  return `${path}Z`;
}
