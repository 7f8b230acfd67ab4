// Machine Cult: modular drones and walkers, seen from the front; stations of hexagons.
import { INK, both, circle, f, hull, line, ngon, path, range, rect, shape, smooth, type Chance, type Point } from './svg';
import { flame, globe } from './parts';

const k = INK.machine_cult;
const [EDGE, STEEL, PALE] = ['#2a1620', '#8c8794', '#d8c8cc'];

const eye = (x: number, y: number, q: number): string =>
  circle(x, y, q + 2.4, 'fill="#1d0f18"') +
  circle(x, y, q + 1, `fill="none" stroke="${k.mid}" stroke-width=".8"`) +
  circle(x, y, q, 'fill="#ff8a6b"') +
  circle(x, y, q * 0.5, 'fill="#ffe3c9"');

function limb(points: readonly Point[], w: number): string {
  let s = '';
  for (let i = 1; i < points.length; i++) {
    const [a, b]: [Point, Point] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
    s += line(a, b, `stroke="${EDGE}" stroke-width="${f(w * 2 + 1.4)}" stroke-linecap="round"`);
    s += line(a, b, `stroke="${STEEL}" stroke-width="${f(w * 2)}" stroke-linecap="round"`);
    s += line([a[0] - w * 0.4, a[1]], [b[0] - w * 0.4, b[1]], `stroke="#cfc9d2" stroke-width="${f(w * 0.6)}" stroke-linecap="round"`);
  }
  return s + points.map(([x, y], i) => circle(x, y, w * (i ? 0.95 : 1.1), `fill="${PALE}" stroke="${EDGE}" stroke-width=".8"`)).join('');
}

export interface Bot {
  body: 'hex' | 'oct' | 'box';
  tool: 'claw' | 'missile' | 'box';
  /** How far its arms reach, and how high its mast. */
  reach?: number;
  mast?: number;
}
const SIDES = { hex: 6, oct: 8, box: 4 };

export function bot(size: number, { body, tool, reach = 1, mast = 14 }: Bot): string {
  const [R, n] = [17 + size * 1.2, SIDES[body]];
  const turn = n === 4 ? Math.PI / 4 : Math.PI / n;
  const shell = (q: number): string => shape(ngon(n, q, turn));
  const right = ngon(n, R, turn).filter(([x]) => x > -0.01).sort((a, b) => a[1] - b[1]);
  const [top, bottom] = [right[0]?.[1] ?? -R, right[right.length - 1]?.[1] ?? R];
  const out = (q: number): number => R + q * reach;
  let s = both((m) => limb([[m * R * 0.8, -2], [m * out(12), -11 * reach], [m * out(18), 8], [m * out(11), 24]], 2.4) + toolOf(tool, m * out(11)));
  s += both(
    (m) =>
      limb([[m * R * 0.45, R * 0.7], [m * R * 0.7, R + 11]], 2.6) +
      path(`M${f(m * R * 0.7 - 5)} ${f(R + 12)}h10l3 7h-16Z`, `fill="${k.dark}" stroke="${EDGE}" stroke-width=".8"`),
  );
  s += line([0, -R], [0, -R - mast], 'stroke="#cfc9d2" stroke-width="1.6"') + circle(0, -R - mast - 1, 2.4, `fill="${k.mid}"`);
  s += path(shell(R + 1.5), `fill="${EDGE}"`) + path(shell(R), `fill="${k.mid}"`);
  s += path(shape([[0, top], ...right, [0, bottom]]), `fill="${k.dark}" opacity=".6"`);
  s += path(shell(R * 0.74), `fill="#e9dfe0" stroke="${EDGE}" stroke-width=".9"`) + path(shell(R * 0.56), 'fill="#4a2c38"');
  s += ngon(n, R * 0.84).map(([x, y]) => circle(x, y, 1.1, `fill="${EDGE}"`)).join('');
  return s + eye(0, 0, R * 0.27) + both((m) => circle(m * R * 0.42, -R * 0.3, 1.5, 'fill="#ffd9c9"'));
}

function toolOf(tool: Bot['tool'], x: number): string {
  if (tool === 'claw') {
    return path(`M${f(x - 6)} 25q1 9 5 13m2-13q4 4 3 12`, `fill="none" stroke="${PALE}" stroke-width="2.2" stroke-linecap="round"`);
  }
  if (tool === 'missile') {
    const tube = (i: number): string => `rx="2" fill="${i % 2 ? k.mid : '#e6dde0'}" stroke="${EDGE}" stroke-width=".7"`;
    return range(3, (i) => rect(x - 8 + i * 5.4, 20, 4, 17, tube(i))).join('');
  }
  return (
    rect(x - 8, 22, 16, 14, `rx="2" fill="${k.dark}" stroke="#e6dde0" stroke-width="1"`) +
    line([x - 8, 29], [x + 8, 29], 'stroke="#e6dde0" stroke-width=".8"')
  );
}

type Weapon = 'gun' | 'blade' | 'rack';
export interface Mech {
  mech: Weapon;
  /** In the other hand. */
  other?: Weapon;
  /** How broad it is. */
  bulk?: number;
  pale?: boolean;
}

export function mech(size: number, model: Mech): string {
  const { pale = false, bulk = 1 } = model;
  const b = (13 + size * 0.9) * bulk;
  const [lit, shade] = pale ? ['#efe6e6', '#a3959d'] : [k.mid, k.dark];
  const [front, frontShade] = pale ? [k.mid, k.dark] : ['#efe6e6', '#b3a5ac'];
  let s = both(leg) + both((m) => limb([[m * b, -20], [m * (b + 13), -4], [m * (b + 10), 14]], 3) + weapon(m < 0 ? model.mech : (model.other ?? model.mech), m, b));
  s += hull([[b * 0.7, -30], [b + 4, -22], [b, -4], [b * 0.5, 14], [0, 16]], lit, shade, { line: EDGE });
  const shoulder = (m: number): Point[] => [[m * b * 0.6, -31], [m * (b + 9), -30], [m * (b + 11), -17], [m * (b - 1), -16]];
  s += both((m) => path(shape(shoulder(m)), `fill="${m < 0 ? '#efe6e6' : '#a3959d'}" stroke="${EDGE}" stroke-width=".9"`));
  s += hull([[b * 0.42, -18], [b * 0.55, -6], [b * 0.3, 6], [0, 9]], front, frontShade, { line: EDGE });
  s += hull([[0, -44], [5, -42], [7.5, -35], [5.5, -27], [0, -25]], '#efe6e6', '#a3959d', { line: EDGE });
  s += range(3, (i) => line([-b * 0.3, -12 + i * 4.5], [b * 0.3, -12 + i * 4.5], 'stroke="#4a2c38" stroke-width="1.2"')).join('');
  return s + eye(0, -35.5, 2.6);
}

const leg = (m: number): string =>
  limb([[m * 7, 12], [m * 15, 28], [m * 11, 45]], 3.6) +
  path(shape([[m * 4, 45], [m * 18, 45], [m * 21, 52], [m * 3, 52]]), `fill="${k.dark}" stroke="${EDGE}" stroke-width=".9"`) +
  path(shape([[m * 9, 20], [m * 19, 23], [m * 17, 33], [m * 11, 32]]), `fill="${m < 0 ? k.mid : k.dark}" stroke="${EDGE}" stroke-width=".8"`);

function weapon(kind: Weapon, m: number, b: number): string {
  if (kind === 'gun') {
    const barrel = (d: number): string => rect(m * (b + 10) + d - 1.2, 20, 2.4, 13, `fill="${PALE}" stroke="${EDGE}" stroke-width=".6"`);
    return rect(m * (b + 10) - 4.5, 8, 9, 13, `rx="1.5" fill="${k.dark}" stroke="${EDGE}"`) + barrel(-2.4) + barrel(2.4);
  }
  if (kind === 'blade') {
    const edge: Point[] = [[m * (b + 5), 10], [m * (b + 15), 10], [m * (b + 17), 24], [m * (b + 8), 46], [m * (b + 7), 24]];
    return (
      path(shape(edge), `fill="${m < 0 ? '#fff4ee' : '#b3a5ac'}" stroke="${EDGE}" stroke-width=".8"`) +
      line([m * (b + 11), 14], [m * (b + 9), 38], `stroke="${k.mid}" stroke-width="1.2"`)
    );
  }
  const tube = (i: number): string =>
    circle(m * (b + 8) - 4 + (i % 2) * 8, -37 + (i >> 1) * 9, 2.6, `fill="${EDGE}" stroke="${k.mid}" stroke-width="1"`);
  return rect(m * (b + 8) - 8, -42, 16, 20, `rx="1.5" fill="${m < 0 ? '#e9dfe0' : '#b3a5ac'}" stroke="${EDGE}"`) + range(4, tube).join('');
}

export interface Needle {
  needle: number;
  /** How far its fins stand out and go back, and how many pairs there are. */
  span?: number;
  sweep?: number;
  fins?: number;
  eyes?: number;
}

/** `needle`: how thick it is. */
export function needle({ needle: thick, span = 1, sweep = 1, fins = 1, eyes = 1 }: Needle = { needle: 1 }): string {
  const fin = (m: number, y: number): Point[] => [[m * 2, 6 + y], [m * (1 + 18 * span), y + 6 + 28 * sweep], [m * (1 + 16 * span), y + 14 + 28 * sweep], [m * 2, 30 + y]];
  let s = range(fins, (i) => both((m) => path(shape(fin(m, -i * 26)), `fill="#3a2130" stroke="${k.mid}" stroke-width=".9" stroke-dasharray="3 2"`))).join('');
  s += hull([[0, -60], [2.6 * thick, -26], [5.4 * thick, 8], [4.4 * thick, 40], [2 * thick, 46]], '#7b5a68', '#2d1925', { line: k.mid });
  s += [-24, -6, 12, 28].map((y) => line([-4 * thick, y], [4 * thick, y + 2], `stroke="${k.mid}" stroke-width=".8" opacity=".7"`)).join('');
  return s + range(eyes, (i) => eye(0, i * -14, 1.8 * thick)).join('') + flame(0, 45, 2.4 * thick, 10, k.glow);
}

/** A world walled in; `brain`: one that thinks. */
export function cultWorld(r: Chance, brain: boolean): string {
  const post = (turn: number): string =>
    `<g transform="rotate(${turn})">${rect(-2.5, -50, 5, 15, `fill="#a89aa2" stroke="${EDGE}" stroke-width=".7"`)}` +
    `${rect(-7, -56, 14, 8, `rx="1.5" fill="${k.mid}" stroke="${EDGE}" stroke-width=".8"`)}</g>`;
  const truss =
    `<g transform="rotate(24)">${circle(0, 0, 50, `fill="none" stroke="${STEEL}" stroke-width="1" stroke-dasharray="4 3"`)}` +
    `${[0, 90, 180, 270].map(post).join('')}</g>`;
  const pupil = circle(-6, 0, 8, 'fill="#1d0f18"') + circle(-6, 0, 5, 'fill="#ff8a6b"') + circle(-7, -1, 2, 'fill="#fff"');
  return truss + globe(36, brain ? '#c9645c' : k.dark, brain ? folds(r) : bricks(r), k.light) + (brain ? pupil : '');
}

function folds(r: Chance): string {
  return range(11, (i) => {
    const y = -34 + i * 6.6;
    const points = range(11, (j): Point => [-40 + j * 8, y + (j % 2 ? 5 : -3) + r.in(-2.5, 2.5)]);
    return path(smooth(points), `fill="none" stroke="${i % 2 ? '#ffcabd' : k.dark}" stroke-width="${i % 2 ? 3 : 2}"`);
  }).join('');
}

function bricks(r: Chance): string {
  let s = '';
  for (let y = -36; y < 36; y += 9) {
    for (let x = -40; x < 40; x += r.pick([10, 14, 18])) {
      s += rect(x, y, 13, 8, `rx="1" fill="${r.pick(['#6e3038', '#8d3c42', '#4a2733', '#b0564f', STEEL])}" stroke="${EDGE}" stroke-width=".8"`);
    }
  }
  return s + range(10, () => circle(r.in(-28, 20), r.in(-28, 28), 1, 'fill="#ffd9a9"')).join('');
}

const SPOTS: readonly Point[] = [[0, 0], [-27, -15], [27, -15], [0, -32], [-27, 17], [27, 17], [0, 33]];
type Tone = readonly [rim: string, fill: string];
const TONES: readonly [Tone, ...Tone[]] = [[k.mid, '#4a2c38'], ['#e0d5d8', '#6e3038'], [STEEL, '#40222f']];

export function cultStation(r: Chance, size: number): string {
  const spots = SPOTS.slice(0, 4 + Math.min(3, size - 2));
  const hex = (q: number): string => shape(ngon(6, q));
  let s = '';
  for (const [x, y] of spots.slice(1)) {
    s += line([0, 0], [x * 1.4, y * 1.4], `stroke="${STEEL}" stroke-width="4"`);
    s += line([0, 0], [x * 1.4, y * 1.4], `stroke="${EDGE}" stroke-width="1.4" stroke-dasharray="2 2"`);
    s += circle(x * 1.6, y * 1.6, 2.2, `fill="${k.mid}"`);
  }
  spots.forEach(([x, y], i) => {
    const [rim, fill] = r.pick(TONES);
    const core = circle(0, 0, 7, 'fill="#1d0f18"') + circle(0, 0, 5, 'fill="#ff8a6b"') + circle(0, 0, 2.2, 'fill="#ffe3c9"');
    const slats = range(3, (j) => line([-6, -4 + j * 4], [6, -4 + j * 4], `stroke="${rim}" stroke-width="1.4"`)).join('');
    s +=
      `<g transform="translate(${x} ${y})">${path(hex(16.5), `fill="${EDGE}"`)}${path(hex(15.5), `fill="${rim}"`)}` +
      `${path(hex(11), `fill="${fill}" stroke="${EDGE}" stroke-width=".7"`)}${i ? slats : core}</g>`;
  });
  return `<g transform="rotate(${f(r.in(-10, 10))})">${s}</g>`;
}
