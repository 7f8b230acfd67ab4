/** Where the stars of a board lie on a sheet: the figure as it is in the sky, a little loosened, so that every line can be seen. */
import type { DrawnBoard, DrawnStar } from './boards';
import type { Point } from './projection';
import type { Box } from './sky';

export interface Layout {
  at: Map<string, Point>;
  /** The radius of a token. */
  R: number;
}

const MARGIN = 15;
const BIGGEST = 22;
const SMALLEST = 13;
const ROUNDS = 80;
/** How far a figure may be stretched, how much smaller it may be than the sheet, and how much of the way below the caption it begins. */
const STRETCHES = [1.1, 1.35];
const SIZES = [1, 0.86];
const TOPS = [0, 0.5, 1];
/** How far stars may move to make room, in tokens: farther, and smaller tokens are better. */
const MOST_MOVED = 0.85;
/** So little that no other way of laying it out need be tried. */
const GOOD = 0.4;

const reach = (star: DrawnStar): number => (star.large ? 1.6 : 1.26);
export const away = (x: number, y: number, { x: left, y: top, w, h }: Box): number =>
  Math.hypot(x - Math.max(left, Math.min(x, left + w)), y - Math.max(top, Math.min(y, top + h)));

type Spot = [number, number];
interface Figure {
  stars: readonly DrawnStar[];
  lines: readonly (readonly [number, number])[];
  /** For each pair, how far apart it must be, in tokens. */
  pairs: readonly (readonly [number, number, number])[];
  /** For each star and each line that is not its own, likewise. */
  beside: readonly (readonly [number, number, number, number])[];
  crossings: number;
}

/** The largest tokens between which every line shows and that keep clear of frame, caption and prizes; of these the truest figure. */
export function layout(board: DrawnBoard, w: number, h: number, avoid: readonly Box[], biggest = BIGGEST): Layout {
  const figure = figureOf(board);
  let rest: { bad: number; spots: Spot[]; R: number } | null = null;
  for (let R = biggest; R >= SMALLEST; R -= 1) {
    let best: { cost: number; spots: Spot[] } | null = null;
    for (const anchors of starts(figure.stars, w, h, R, avoid)) {
      if (best && best.cost < GOOD) break;
      const spots = loosen(figure, anchors, w, h, R, avoid);
      const bad = trouble(figure, spots, w, h, R, avoid);
      const moved = Math.sqrt(spots.reduce((sum, [x, y], i) => sum + (x - (anchors[i]?.[0] ?? 0)) ** 2 + (y - (anchors[i]?.[1] ?? 0)) ** 2, 0) / spots.length) / R;
      if (!rest || bad + moved * 0.1 < rest.bad) rest = { bad: bad + moved * 0.1, spots, R };
      // Of the figures that have room the truest; the candidates come best first.
      if (bad < 0.06 && moved < MOST_MOVED && (!best || moved < best.cost - 0.12)) best = { cost: moved, spots };
    }
    if (best) return { at: named(figure.stars, best.spots), R };
  }
  return { at: named(figure.stars, rest?.spots ?? []), R: rest?.R ?? SMALLEST };
}

const named = (stars: readonly DrawnStar[], spots: readonly Spot[]): Map<string, Point> => new Map(stars.map((star, i) => [star.id, spots[i] ?? [0, 0]]));

function figureOf(board: DrawnBoard): Figure {
  const { stars } = board;
  const number = new Map(stars.map((star, i) => [star.id, i]));
  const lines = board.lines.map(([a, b]) => [number.get(a) ?? 0, number.get(b) ?? 0] as const);
  const joined = new Set(lines.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const large = (i: number): number => (stars[i]?.large ? 1 : 0);
  const pairs = stars.flatMap((_, a) => stars.slice(a + 1).map((_, k) => [a, a + 1 + k, (joined.has(`${a} ${a + 1 + k}`) ? 3 : 3.15) + 0.2 * (large(a) + large(a + 1 + k))] as const));
  const beside = stars.flatMap((_, i) => lines.flatMap(([a, b]) => (i === a || i === b ? [] : [[i, a, b, 1.7 + 0.25 * large(i)] as const])));
  return { stars, lines, pairs, beside, crossings: crossings(lines, stars.map(({ x, y }) => [x, y])) };
}

/** The figure laid out on the sheet in several ways: as large as it can be, stretched or smaller, higher or lower. */
function starts(stars: readonly DrawnStar[], w: number, h: number, R: number, avoid: readonly Box[]): Spot[][] {
  const [xs, ys] = [stars.map((s) => s.x), stars.map((s) => s.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const edge = MARGIN + 1.5 * R;
  const caption = Math.max(0, ...avoid.map((box) => box.y + box.h - MARGIN));
  const found: Spot[][] = [];
  for (const size of SIZES)
    for (const stretch of STRETCHES)
      for (const share of TOPS) {
        const top = edge + share * caption;
        const [kx, ky] = [(w - 2 * edge) / Math.max(right - left, 0.01), (h - edge - top) / Math.max(high - low, 0.01)];
        const k = Math.min(kx, ky);
        const [sx, sy] = [size * Math.min(kx, k * stretch), size * Math.min(ky, k * stretch)];
        const [X, Y] = [w / 2, (top + h - edge) / 2];
        found.push(stars.map((star): Spot => [X + (star.x - (left + right) / 2) * sx, Y - (star.y - (low + high) / 2) * sy]));
      }
  return found;
}

/** Stars that are too close push each other away, while the figure pulls them back, ever more weakly. */
function loosen({ stars, pairs, beside }: Figure, anchors: readonly Spot[], w: number, h: number, R: number, avoid: readonly Box[]): Spot[] {
  const spots = anchors.map(([x, y]): Spot => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const pull = 0.16 * Math.max(0, 1 - round / (ROUNDS * 0.7));
    let isMoving = false;
    spots.forEach((spot, i) => {
      const anchor = anchors[i];
      if (!anchor) return;
      spot[0] += (anchor[0] - spot[0]) * pull;
      spot[1] += (anchor[1] - spot[1]) * pull;
    });
    for (const [a, b, room] of pairs) {
      const [A, B] = [spots[a], spots[b]];
      if (!A || !B) continue;
      const [dx, dy] = [B[0] - A[0], B[1] - A[1]];
      const d = Math.hypot(dx, dy) || 0.01;
      const push = (room * R - d) / 2.4;
      if (push <= 0) continue;
      isMoving ||= push > 0.1;
      shift(A, B, (dx / d) * push, (dy / d) * push);
    }
    if (round % 2)
      for (const [i, a, b, room] of beside) {
      const [S, A, B] = [spots[i], spots[a], spots[b]];
      if (!S || !A || !B) continue;
      const [nx, ny, d] = offLine(S, A, B);
      const push = (room * R - d) / 2;
      if (push <= 0) continue;
      isMoving ||= push > 0.1;
      S[0] += nx * push;
      S[1] += ny * push;
      for (const end of [A, B]) {
        end[0] -= nx * push * 0.5;
        end[1] -= ny * push * 0.5;
      }
    }
    spots.forEach((spot, i) => {
      const star = stars[i];
      if (star) keepIn(spot, reach(star) * R, w, h, avoid);
    });
    if (!isMoving && round % 2 && (round === 1 || pull === 0)) break;
  }
  return spots;
}

function shift(A: Spot, B: Spot, x: number, y: number): void {
  A[0] -= x;
  A[1] -= y;
  B[0] += x;
  B[1] += y;
}

function keepIn(spot: Spot, e: number, w: number, h: number, avoid: readonly Box[]): void {
  for (const box of avoid) {
    const gap = away(...spot, box) - e - 4;
    if (gap >= 0) continue;
    const [nx, ny] = [Math.max(box.x, Math.min(spot[0], box.x + box.w)), Math.max(box.y, Math.min(spot[1], box.y + box.h))];
    const d = Math.hypot(spot[0] - nx, spot[1] - ny);
    // Caption and prizes are above: out of them is down.
    if (d < 0.01) spot[1] = box.y + box.h + e + 4;
    else {
      spot[0] -= ((spot[0] - nx) / d) * gap;
      spot[1] -= ((spot[1] - ny) / d) * gap;
    }
  }
  spot[0] = Math.max(MARGIN + e, Math.min(w - MARGIN - e, spot[0]));
  spot[1] = Math.max(MARGIN + e, Math.min(h - MARGIN - e, spot[1]));
}

/** Which way a point lies off a line between two others, and how far; far if it is not beside it. */
function offLine(S: Spot, A: Spot, B: Spot): [number, number, number] {
  const [dx, dy] = [B[0] - A[0], B[1] - A[1]];
  const t = ((S[0] - A[0]) * dx + (S[1] - A[1]) * dy) / (dx * dx + dy * dy || 1);
  if (t < 0 || t > 1) return [0, 0, Infinity];
  const [ox, oy] = [S[0] - A[0] - t * dx, S[1] - A[1] - t * dy];
  const d = Math.hypot(ox, oy) || 0.01;
  return [ox / d, oy / d, d];
}

/** How much is still too close, as a share of the room wanted: the worst place counts. */
function trouble({ stars, lines, pairs, beside, crossings: known }: Figure, spots: readonly Spot[], w: number, h: number, R: number, avoid: readonly Box[]): number {
  const at = (i: number): Spot => spots[i] ?? [0, 0];
  let worst = crossings(lines, spots) > known ? 1 : 0;
  for (const [a, b, room] of pairs) worst = Math.max(worst, 1 - Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]) / (room * R));
  for (const [i, a, b, room] of beside) worst = Math.max(worst, 1 - offLine(at(i), at(a), at(b))[2] / (room * R));
  stars.forEach((star, i) => {
    const [[x, y], e] = [at(i), reach(star) * R];
    if (avoid.some((box) => away(x, y, box) < e + 1) || Math.min(x - e, y - e, w - x - e, h - y - e) < MARGIN - 1) worst = Math.max(worst, 0.5);
  });
  return worst;
}

function crossings(lines: readonly (readonly [number, number])[], spots: readonly Point[]): number {
  const at = (i: number): Point => spots[i] ?? [0, 0];
  const side = (P: Point, Q: Point, S: Point): number => Math.sign((Q[0] - P[0]) * (S[1] - P[1]) - (Q[1] - P[1]) * (S[0] - P[0]));
  let count = 0;
  lines.forEach(([a, b], i) => {
    for (const [c, d] of lines.slice(i + 1)) {
      if (a === c || a === d || b === c || b === d) continue;
      if (side(at(a), at(b), at(c)) !== side(at(a), at(b), at(d)) && side(at(c), at(d), at(a)) !== side(at(c), at(d), at(b))) count += 1;
    }
  });
  return count;
}
