/** One constellation as a plate of an atlas: where its stars lie on the sheet, and the sheet itself. */
import type { DrawnBoard, DrawnStar } from './boards';
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
}

const reach = (star: DrawnStar): number => (star.large ? 1.6 : 1.12);
const MARGIN = 15;
const BIGGEST = 22;
const SMALLEST = 14;

interface Layout {
  at: Map<string, Point>;
  R: number;
}

/** The largest tokens that keep clear of each other, of frame, caption and prizes; then the widest and most central figure. */
export function layout(board: DrawnBoard, w: number, h: number, avoid: readonly Box[]): Layout {
  let found: Layout | null = null;
  for (let R = BIGGEST; R >= SMALLEST; R -= 1) {
    const placed = settle(board, w, h, R, avoid);
    if (!placed) continue;
    found = { at: placed, R };
    const all = [...placed.values()];
    const apart = all.every((a, i) => all.slice(i + 1).every((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) >= 2.3 * R));
    if (apart) break;
  }
  return found ?? { at: new Map(board.stars.map((star) => [star.id, [w / 2 + star.x * w * 0.4, h / 2 - star.y * h * 0.4] as const])), R: SMALLEST };
}

function settle(board: DrawnBoard, w: number, h: number, R: number, avoid: readonly Box[]): Map<string, Point> | null {
  const [xs, ys] = [board.stars.map((s) => s.x), board.stars.map((s) => s.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [mx, my] = [(left + right) / 2, (low + high) / 2];
  const top = 24;
  let k = Math.min((w - 2 * MARGIN - 2.3 * R) / Math.max(right - left, 0.01), (h - 2 * MARGIN - 2.3 * R) / Math.max(high - low, 0.01), w * 0.62);
  for (; k > 20; k *= 0.975) {
    let best: { cost: number; X: number; Y: number } | null = null;
    for (let dy = -66; dy <= 66; dy += 6)
      for (let dx = -66; dx <= 66; dx += 6) {
        const cost = Math.hypot(dx, dy * 1.4);
        if (best && cost >= best.cost) continue;
        const [X, Y] = [w / 2 + dx, (h + top) / 2 + dy];
        const clear = board.stars.every((star) => {
          const [x, y, e] = [X + (star.x - mx) * k, Y - (star.y - my) * k, reach(star) * R];
          return x - e > MARGIN && x + e < w - MARGIN && y - e > MARGIN && y + e < h - MARGIN && !avoid.some((box) => away(x, y, box) < e + 3);
        });
        if (clear) best = { cost, X, Y };
      }
    if (best) {
      const { X, Y } = best;
      return new Map(board.stars.map((star) => [star.id, [X + (star.x - mx) * k, Y - (star.y - my) * k] as const]));
    }
  }
  return null;
}

const away = (x: number, y: number, { x: left, y: top, w, h }: Box): number =>
  Math.hypot(x - Math.max(left, Math.min(x, left + w)), y - Math.max(top, Math.min(y, top + h)));

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
      for (const other of board.stars) {
        const gap = away(...spot(other), box) - R * (other.large ? 1.4 : 1.05) * (other.id === star.id ? 0.8 : 1);
        if (gap < 1) cost += other.id === star.id ? 14 : 150 - gap;
        // The long rays of a large star point up, down and to the sides.
        const [sx, sy] = spot(other);
        const ray = other.large ? 1.65 * R : 0;
        if (ray && sx > box.x - 2 && sx < box.x + w + 2 && sy + ray > box.y && sy - ray < box.y + h) cost += 12;
        if (ray && sy > box.y - 2 && sy < box.y + h + 2 && sx + ray > box.x && sx - ray < box.x + w) cost += 12;
      }
      for (const o of [...taken, ...done.map((one) => one.box)]) if (box.x < o.x + o.w && o.x < box.x + w && box.y < o.y + o.h && o.y < box.y + h) cost += 120;
      for (const [A, B] of edges)
        for (let t = 0; t <= 1; t += 0.025) {
          const [ex, ey] = [A[0] + t * (B[0] - A[0]), A[1] + t * (B[1] - A[1])];
          if (ex > box.x - 3 && ex < box.x + w + 3 && ey > box.y - 1 && ey < box.y + h + 1) cost += 3.2;
        }
      if (!best || cost < best.cost) best = { cost, box, cy, side: c > 0.5 ? 'start' : c < -0.5 ? 'end' : 'middle' };
    }
    return best ?? { cost: Infinity, box: { x, y, w, h }, cy: y, side: 'middle' };
  };
  for (const one of order) {
    // Where a name finds no room the letter stands alone; the name is said when the star is considered.
    const whole = seek(one);
    const star = whole.cost > 100 && one.letter ? { ...one, name: '' } : one;
    const best = star === one ? whole : seek(star);
    const tx = best.box.x + { start: 2, middle: best.box.w / 2, end: best.box.w - 2 }[best.side];
    const letter = star.letter && `<tspan class="greek">${escape(star.letter)}</tspan>`;
    const name = star.name && `<tspan class="nm"${letter && ' dx="4"'}>${escape(star.name)}</tspan>`;
    done.push({ box: best.box, svg: `<text text-anchor="${best.side}" x="${tx.toFixed(1)}" y="${(best.cy + size * 0.32).toFixed(1)}" font-size="${size}">${letter}${name}</text>` });
  }
  return done;
}

// Names may come from a file that somebody brought.
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The lines of the figure, from the rim of one place to the rim of the other. */
export function figure(board: DrawnBoard, at: ReadonlyMap<string, Point>, R: number): string {
  const stars = new Map(board.stars.map((star) => [star.id, star]));
  const rim = (id: string): number => R * (stars.get(id)?.large ? 1.18 : 1.0) + 2;
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
  const layers = sky(board, unfold(board, at), box, id, busy, ecliptic);
  const inner = `x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}"`;
  const svg = `<svg class="plate" viewBox="0 0 ${w} ${h}" aria-hidden="true"><clipPath id="clip-${id}"><rect ${inner}/></clipPath><g clip-path="url(#clip-${id})"><rect ${inner} fill="url(#sternenhimmel-plate)"/>${layers.milky}${layers.grid}<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${caption[1] + 26}" fill="url(#sternenhimmel-shade)"/></g>${layers.ladder}<rect ${inner} class="neat"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" class="neat o"/><g class="marks">${layers.marks}</g><path class="figure" d="${figure(board, at, R)}"/><g class="labels">${names.map((one) => one.svg).join('')}</g></svg>`;
  return { svg, at, R };
}

/** From the board's own units to the sheet, as two of its stars say. */
function unfold(board: DrawnBoard, at: ReadonlyMap<string, Point>): (x: number, y: number) => Point {
  const stars = [...board.stars].sort((a, b) => a.x - b.x || a.y - b.y);
  const tall = [...board.stars].sort((a, b) => a.y - b.y || a.x - b.x);
  const [left, right, low, high] = [stars[0], stars.at(-1), tall[0], tall.at(-1)];
  if (!left || !right || !low || !high) return (x, y) => [x, y];
  const spot = (star: DrawnStar): Point => at.get(star.id) ?? [0, 0];
  const wide = right.x - left.x > high.y - low.y;
  const k = (wide ? (spot(right)[0] - spot(left)[0]) / (right.x - left.x) : (spot(low)[1] - spot(high)[1]) / (high.y - low.y)) || 1;
  const [X, Y] = spot(left);
  return (x, y) => [X + (x - left.x) * k, Y - (y - left.y) * k];
}

/** A figure in small: its lines, and its stars large and small. */
export function thumb(board: DrawnBoard, w: number, h: number): { lines: string; at: ReadonlyMap<string, Point> } {
  const [xs, ys] = [board.stars.map((s) => s.x), board.stars.map((s) => s.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min((w - 12) / Math.max(right - left, 0.01), (h - 12) / Math.max(high - low, 0.01));
  const at = new Map(board.stars.map((s) => [s.id, [w / 2 + (s.x - (left + right) / 2) * k, h / 2 - (s.y - (low + high) / 2) * k] as const]));
  const lines = board.lines.map(([a, b]) => [a, b].map((id, i) => `${i ? 'L' : 'M'}${(at.get(id) ?? [0, 0]).map((v) => v.toFixed(1)).join(' ')}`).join('')).join('');
  return { lines, at };
}
