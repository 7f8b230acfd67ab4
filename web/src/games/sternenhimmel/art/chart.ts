/** One constellation as a plate of an atlas: where its stars lie on the sheet, and the sheet itself. */
import type { DrawnBoard, DrawnStar } from './boards';
import { away, layout, type Layout } from './layout';
import type { Point } from './projection';
import { sky, type Box } from './sky';

export interface Sheet {
  w: number;
  h: number;
  /** How far the caption (left above) and the prizes (right above) reach. */
  caption: Point;
  prizes: Point;
  ecliptic: string;
  /** Makes the names inside the drawing differ from those of other drawings. */
  id: string;
}
export interface Plate {
  svg: string;
  /** Where the stars are, in the sheet's pixels. */
  at: ReadonlyMap<string, Point>;
  /** The radius of a token. */
  R: number;
  /** Where words stand: caption, prizes, names. */
  words: readonly Box[];
}

interface Found {
  cost: number;
  box: Box;
  cy: number;
  side: 'start' | 'middle' | 'end';
}
interface Label {
  svg: string;
  box: Box;
}

const meet = (a: Box, b: Box, across = 0, down = 0): boolean => a.x < b.x + b.w + across && b.x < a.x + a.w + across && a.y < b.y + b.h + down && b.y < a.y + a.h + down;

/** The long rays of a large star, up, down and to the sides, outside its ring. */
function rays([x, y]: Point, R: number): Box[] {
  const [from, long, thick] = [R * 1.05, R * 0.64, 5];
  return [
    { x: x - thick / 2, y: y - from - long, w: thick, h: long },
    { x: x - thick / 2, y: y + from, w: thick, h: long },
    { x: x - from - long, y: y - thick / 2, w: long, h: thick },
    { x: x + from, y: y - thick / 2, w: long, h: thick },
  ];
}

/** So many letters of a long name, if there is no room for all of it. */
const SHORTER = [16, 10, 5];

/** Names beside their stars: of sixteen directions, near and a little farther, the one that touches least. */
function labels(board: DrawnBoard, { at, R }: Layout, frame: Box, taken: readonly Box[], size: number): Label[] {
  const done: Label[] = [];
  const spot = (star: DrawnStar): Point => at.get(star.id) ?? [0, 0];
  const order = [...board.stars].sort((a, b) => b.name.length - a.name.length);
  const edges = board.lines.map(([a, b]) => [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]] as const);
  const seek = (star: DrawnStar): Found => {
    const [x, y] = spot(star);
    const w = star.name ? star.name.length * size * 0.61 + (star.letter ? size * 1.15 : 0) : size * 0.9;
    const h = size * 1.1;
    let best: Found | null = null;
    for (let step = 0; step < 48; step += 1) {
      const [i, farther] = [step % 16, Math.floor(step / 16)];
      const [c, n] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
      const d = R * (star.large ? (i % 4 === 0 ? 1.72 : i % 2 ? 1.26 : 1.36) : 1.14) + 3 + farther * 7;
      const [cx, cy] = [x + c * (d + (w / 2) * Math.min(1, Math.abs(c) * 1.25)), y + n * (d + h / 2)];
      const box = { x: cx - w / 2, y: cy - h / 2, w, h };
      let cost = (i % 8 === 0 ? 0 : i === 4 ? 1 : i === 12 ? 2 : 3) * 0.6 + farther * 7;
      if (box.x < frame.x + 8 || box.x + w > frame.x + frame.w - 6 || box.y < frame.y + 6 || box.y + h > frame.y + frame.h - 6) cost += 200;
      const own = away(x, y, box);
      if (own > R * (star.large ? 2 : 1.75)) cost += 30;
      for (const other of board.stars) {
        const far = away(...spot(other), box);
        const gap = far - R * (other.large ? 1.4 : 1.05) * (other.id === star.id ? 0.8 : 1);
        if (gap < 2.5) cost += other.id === star.id ? 14 : 150 - gap;
        // A name belongs to the star that it is nearest to.
        if (other.id !== star.id && far < own + 9) cost += far < own + 2 ? 70 : 24;
        // What lies face down may show its owner what it is, below at the right.
        if (other.large && away(spot(other)[0] + 0.7 * R, spot(other)[1] + 0.7 * R, box) < 0.58 * R) cost += 40;
        if (other.large && rays(spot(other), R).some((ray) => meet(ray, box))) cost += 70;
      }
      for (const o of taken) if (meet(box, o)) cost += 120;
      // Two names in a stack seem to belong to one star.
      for (const { box: o } of done) cost += meet(box, o) ? 120 : meet(box, o, 4, 9) ? 66 : 0;
      for (const [A, B] of edges) {
        const parts = Math.ceil(Math.hypot(B[0] - A[0], B[1] - A[1]) / 3);
        let crossed = 0;
        for (let part = 0; part <= parts; part += 1) {
          const [ex, ey] = [A[0] + (part / parts) * (B[0] - A[0]), A[1] + (part / parts) * (B[1] - A[1])];
          if (ex > box.x - 3 && ex < box.x + w + 3 && ey > box.y - 1 && ey < box.y + h + 1) crossed += 1;
        }
        if (crossed) cost += 42 + crossed * 2;
      }
      if (!best || cost < best.cost) best = { cost, box, cy, side: c > 0.5 ? 'start' : c < -0.5 ? 'end' : 'middle' };
    }
    return best ?? { cost: Infinity, box: { x, y, w, h }, cy: y, side: 'middle' };
  };
  for (const one of order) {
    // Where a name finds no room its letter stands alone, or what there is room for; the name is said when the star is considered.
    const shorter = one.letter ? [''] : SHORTER.filter((length) => length < one.name.length).map((length) => `${one.name.slice(0, length).trimEnd()}…`);
    let [star, best] = [one, seek(one)];
    for (const name of shorter) {
      if (best.cost <= 52) break;
      star = { ...one, name };
      best = seek(star);
    }
    const tx = best.box.x + { start: 2, middle: best.box.w / 2, end: best.box.w - 2 }[best.side];
    const letter = star.letter && `<tspan class="greek">${escape(star.letter)}</tspan>`;
    const name = star.name && `<tspan class="nm"${letter && ' dx="4"'}>${escape(star.name)}</tspan>`;
    done.push({ box: best.box, svg: `<text text-anchor="${best.side}" x="${tx.toFixed(1)}" y="${(best.cy + size * 0.32).toFixed(1)}" font-size="${size}">${letter}${name}</text>` });
  }
  return done;
}

// Names may come from a file that somebody brought.
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The lines of the figure, from the ring of one star to the ring of the other; tokens lie over them. */
function figure(board: DrawnBoard, at: ReadonlyMap<string, Point>, R: number): string {
  const stars = new Map(board.stars.map((star) => [star.id, star]));
  const rim = (id: string): number => R * (stars.get(id)?.large ? 1.1 : 0.66);
  return board.lines
    .map(([a, b]) => {
      const [A, B] = [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]];
      const length = Math.hypot(B[0] - A[0], B[1] - A[1]) || 1;
      const [ux, uy] = [(B[0] - A[0]) / length, (B[1] - A[1]) / length];
      const [ra, rb] = [Math.min(rim(a), length * 0.45), Math.min(rim(b), length * 0.45)];
      return `M${(A[0] + ux * ra).toFixed(1)} ${(A[1] + uy * ra).toFixed(1)}L${(B[0] - ux * rb).toFixed(1)} ${(B[1] - uy * rb).toFixed(1)}`;
    })
    .join('');
}

const drawn = new Map<string, Plate>();
const MOST_KEPT = 60;

/** The sheet without tokens; drawn once for each size. */
export function plate(board: DrawnBoard, sheet: Sheet): Plate {
  const key = JSON.stringify([board, sheet]);
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= MOST_KEPT) drawn.clear();
  const made = draw(board, sheet);
  drawn.set(key, made);
  return made;
}

function draw(board: DrawnBoard, { w, h, caption, prizes, ecliptic, id }: Sheet): Plate {
  const box = { x: 9, y: 9, w: w - 18, h: h - 18 };
  const taken = [
    { x: 0, y: 0, w: caption[0], h: caption[1] },
    { x: w - prizes[0], y: 0, w: prizes[0], h: prizes[1] },
  ];
  const placed = layout(board, w, h, taken);
  const { at, R } = placed;
  const names = labels(board, placed, box, taken, w < 420 ? 13.5 : 14.5);
  const busy = (x: number, y: number, m = 2): boolean =>
    [...taken, ...names.map((one) => one.box)].some((r) => x > r.x - m && x < r.x + r.w + m && y > r.y - m && y < r.y + r.h + m) ||
    board.stars.some((star) => {
      const [sx, sy] = at.get(star.id) ?? [0, 0];
      return Math.hypot(x - sx, y - sy) < R * (star.large ? 1.3 : 1) + m;
    });
  const written = (x: number, y: number): boolean => [...taken, ...names.map((one) => one.box)].some((r) => x > r.x - 3 && x < r.x + r.w + 3 && y > r.y - 1 && y < r.y + r.h + 1);
  const layers = sky(board, unfold(board, at), box, id, busy, written, ecliptic);
  const inner = `x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}"`;
  const svg = `<svg class="plate" viewBox="0 0 ${w} ${h}" aria-hidden="true"><clipPath id="clip-${id}"><rect ${inner}/></clipPath><g clip-path="url(#clip-${id})"><rect ${inner} fill="url(#sternenhimmel-plate)"/>${layers.milky}${layers.grid}<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${caption[1] + 26}" fill="url(#sternenhimmel-shade)"/></g>${layers.ladder}<rect ${inner} class="neat"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" class="neat o"/><g class="marks">${layers.marks}</g><path class="figure" d="${figure(board, at, R)}"/><g class="labels">${names.map((one) => one.svg).join('')}</g></svg>`;
  return { svg, at, R, words: [...taken, ...names.map((one) => one.box)] };
}

/** From the board's own units to the sheet: along each axis what fits all its stars best. */
function unfold(board: DrawnBoard, at: ReadonlyMap<string, Point>): (x: number, y: number) => Point {
  const spots = board.stars.map((star) => at.get(star.id) ?? [0, 0]);
  const line = (from: readonly number[], to: readonly number[]): ((value: number) => number) => {
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / (values.length || 1);
    const [mf, mt] = [mean(from), mean(to)];
    const k = from.reduce((sum, v, i) => sum + (v - mf) * ((to[i] ?? 0) - mt), 0) / (from.reduce((sum, v) => sum + (v - mf) ** 2, 0) || 1);
    return (value) => mt + (value - mf) * k;
  };
  const across = line(board.stars.map(({ x }) => x), spots.map(([x]) => x));
  const down = line(board.stars.map(({ y }) => y), spots.map(([, y]) => y));
  return (x, y) => [across(x), down(y)];
}

/** A figure in small is a sheet seen from afar: its stars keep apart there, too. */
const SHRUNK = 4;
const small = new WeakMap<DrawnBoard, Map<string, Point>>();

/** A figure in small: its lines, and its stars large and small. */
export function thumb(board: DrawnBoard, w: number, h: number): { lines: string; at: ReadonlyMap<string, Point> } {
  const at = small.get(board) ?? new Map([...layout(board, w * SHRUNK, h * SHRUNK, [], 18).at].map(([id, [x, y]]) => [id, [x / SHRUNK, y / SHRUNK] as const]));
  small.set(board, at);
  const lines = board.lines.map(([a, b]) => [a, b].map((id, i) => `${i ? 'L' : 'M'}${(at.get(id) ?? [0, 0]).map((v) => v.toFixed(1)).join(' ')}`).join('')).join('');
  return { lines, at };
}
