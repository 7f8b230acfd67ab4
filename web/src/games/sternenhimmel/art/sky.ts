/** The sky behind a board: graticule, ecliptic and Milky Way where they truly are, and faint stars. */
import type { DrawnBoard } from './boards';
import { D, ecliptic, fit, galactic, random, stereo, type Fit, type Point } from './projection';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface SkyLayers {
  milky: string;
  grid: string;
  ladder: string;
  marks: string;
}
interface Sheet {
  box: Box;
  put: (ra: number, dec: number) => Point;
  near: (ra: number, dec: number) => boolean;
  inside: (at: Point, margin?: number) => boolean;
  busy: (x: number, y: number, margin?: number) => boolean;
  /** Words stand there: no line is drawn through them. */
  written: (x: number, y: number) => boolean;
}

const f1 = (n: number): string => n.toFixed(1);
const turned = ([x, y]: Point): Point => [y, x];
const path = (points: readonly Point[]): string => (points.length > 1 ? `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}` : '');
const wobble = (l: number, k: number): number =>
  Math.sin(l * D * 3 + k) * 0.22 + Math.sin(l * D * 11 + k * 2.3) * 0.16 + Math.sin(l * D * 23 + k * 4.1) * 0.09 + Math.sin(l * D * 47 + k) * 0.05;
/** Half the Milky Way's width in degrees: it is broadest towards its centre. */
const half = (l: number): number => {
  const d = (((l % 360) + 540) % 360) - 180;
  return 9 + 6.5 * Math.exp(-(d * d) / 1800);
};

export function sky(board: DrawnBoard, to: (x: number, y: number) => Point, box: Box, id: string, busy: Sheet['busy'], written: Sheet['written'], words: string): SkyLayers {
  const found = fit(board);
  const inside = ([x, y]: Point, m = 0): boolean => x > box.x - m && x < box.x + box.w + m && y > box.y - m && y < box.y + box.h + m;
  const field = `<g class="field">${faint(board.id, box, busy)}</g>`;
  if (!found) return { milky: field, grid: '', ladder: '', marks: '' };
  const near = (ra: number, dec: number): boolean => closeness(found, ra, dec) > 0.1;
  const sheet: Sheet = { box, inside, near, busy, written, put: (ra, dec) => to(...stereo(found, ra, dec)) };
  const { grid, ladder, marks, marked } = graticule(sheet, found);
  return { milky: milkyWay(sheet, found, board.id) + field, grid: grid + zodiacLine(sheet, id, words, marked), ladder, marks };
}

const closeness = ([a, d]: Fit, ra: number, dec: number): number =>
  Math.sin(dec * D) * Math.sin(d * D) + Math.cos(dec * D) * Math.cos(d * D) * Math.cos((ra - a) * D);

function faint(seed: string, box: Box, busy: Sheet['busy']): string {
  const r = random(`${seed} field`);
  let stars = '';
  for (let i = 0; i < 130; i += 1) {
    const [x, y, m] = [box.x + r() * box.w, box.y + r() * box.h, r()];
    if (busy(x, y)) continue;
    const [size, light] = m > 0.9 ? [0.9 + r() * 0.5, 0.7] : [0.4 + m * 0.35, 0.25 + m * 0.3];
    stars += `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(size)}" opacity="${f1(light)}"/>`;
  }
  return stars;
}

/** Stepped contours, as printed atlases have them, and an engraver's stipple. */
function milkyWay({ put, near, inside, busy }: Sheet, p: Fit, seed: string): string {
  const sep = (l: number): number => closeness(p, ...galactic(l, 0));
  let nearest = 0;
  for (let l = 0; l < 360; l += 2) if (sep(l) > sep(nearest)) nearest = l;
  // From half a turn away to half a turn away, so that a contour never closes across the chart.
  const contour = (f: number, k: number, off = 0): string => {
    const [up, low]: [Point[], Point[]] = [[], []];
    for (let l = nearest - 180; l <= nearest + 180; l += 1.5) {
      if (!near(...galactic(l, 0))) continue;
      up.push(put(...galactic(l, off + half(l) * f * (1 + wobble(l, k)))));
      low.push(put(...galactic(l, off - half(l) * f * (1 + wobble(l, k + 9)))));
    }
    const all = [...up, ...low.reverse()];
    return up.length > 4 && all.some((at) => inside(at, 60)) ? `${path(all)}Z` : '';
  };
  const steps = [1.25, 0.92, 0.62, 0.34].map((f, i) => [contour(f, i * 1.7), `mw mw${i}`] as const);
  const bands = [...steps, [contour(0.13, 5, 1.6), 'rift'] as const].filter(([d]) => d);
  const r = random(`${seed} dust`);
  let [fine, coarse] = ['', ''];
  for (let i = 0; i < 9000; i += 1) {
    const l = r() * 360 - 180;
    const at = galactic(l, (r() + r() + r() - 1.5) * half(l) * 1.5);
    const big = r() > 0.86;
    if (!near(...at)) continue;
    const q = put(...at);
    if (!inside(q) || busy(...q)) continue;
    if (big) coarse += `M${f1(q[0])} ${f1(q[1])}h0`;
    else fine += `M${f1(q[0])} ${f1(q[1])}h0`;
  }
  const clouds = bands.map(([d, name]) => `<path d="${d}" class="${name}"/>`).join('');
  return `${clouds && `<g class="milky">${clouds}</g>`}<path class="dust" d="${fine}"/><path class="dust b" d="${coarse}"/>`;
}

/** Lines every five degrees, and the degree ladder on the neat line. */
function graticule({ box, put, near, inside, busy }: Sheet, p: Fit): { grid: string; ladder: string; marks: string; marked: Box[] } {
  type Cut = [number, number];
  const cut: Record<'top' | 'bottom' | 'left' | 'right', Cut[]> = { top: [], bottom: [], left: [], right: [] };
  const run = (make: (t: number) => Point, from: number, to: number, value: number, meridian: boolean): string => {
    let prev: Point | null = null;
    let piece: Point[] = [];
    let drawn = '';
    for (let t = from; t <= to; t += 1) {
      const at = make(t);
      const q: Point | null = near(...at) ? put(...at) : null;
      if (q && prev && inside(prev) !== inside(q)) {
        const [A, B] = meridian ? [prev, q] : [turned(prev), turned(q)];
        const hit = (v: number): number | null => {
          const s = (v - A[1]) / (B[1] - A[1]);
          return s >= 0 && s <= 1 ? A[0] + s * (B[0] - A[0]) : null;
        };
        const low = hit(meridian ? box.y : box.x);
        const high = hit(meridian ? box.y + box.h : box.x + box.w);
        if (low !== null) cut[meridian ? 'top' : 'left'].push([low, value]);
        if (high !== null) cut[meridian ? 'bottom' : 'right'].push([high, value]);
      }
      if (q && inside(q, 60)) piece.push(q);
      else if (piece.length) [drawn, piece] = [drawn + path(piece), []];
      prev = q;
    }
    return drawn + path(piece);
  };
  let [minor, major] = ['', ''];
  for (let k = Math.floor(p[0]) - 60; k <= p[0] + 60; k += 1) {
    const line = run((t) => [k, t], Math.max(-80, p[1] - 60), Math.min(80, p[1] + 60), (k + 360) % 360, true);
    if (k % 15 === 0) major += line;
    else if (k % 5 === 0) minor += line;
  }
  for (let k = Math.max(-75, Math.floor(p[1]) - 50); k <= Math.min(80, p[1] + 50); k += 1) {
    const line = run((t) => [t, k], p[0] - 70, p[0] + 70, k, false);
    if (k % 10 === 0) major += line;
    else if (k % 5 === 0) minor += line;
  }
  let [ladder, marks] = ['', ''];
  const marked: Box[] = [];
  const B = 3.5;
  for (const [side, list] of Object.entries(cut)) {
    list.sort((a, b) => a[0] - b[0]);
    list.forEach(([v, n], i) => {
      const next = list[i + 1];
      const flat = side === 'top' || side === 'bottom';
      if (next && n % 2 === 0)
        ladder += flat
          ? `M${f1(v)} ${side === 'top' ? box.y - B : box.y + box.h}H${f1(next[0])}v${B}H${f1(v)}Z`
          : `M${side === 'left' ? box.x - B : box.x + box.w} ${f1(v)}v${f1(next[0] - v)}h${B}v${f1(v - next[0])}Z`;
      // Where a star or its name is, no mark stands.
      const free = (x: number, y: number): boolean => [0, 12, 24].every((step) => !busy(x + step, y, 7));
      if (side === 'bottom' && n % 15 === 0 && v > box.x + 24 && v < box.x + box.w - 30 && free(v + 4, box.y + box.h - 10)) {
        marked.push({ x: v, y: box.y + box.h - 20, w: 28, h: 20 });
        marks += `<text x="${f1(v + 4)}" y="${box.y + box.h - 5}">${n / 15}<tspan class="u" dy="-3">h</tspan></text>`;
      }
      if (side === 'right' && n % 10 === 0 && v > box.y + 64 && v < box.y + box.h - 16 && free(box.x + box.w - 32, v - 9)) {
        marked.push({ x: box.x + box.w - 38, y: v - 18, w: 38, h: 18 });
        marks += `<text x="${box.x + box.w - 5}" y="${f1(v - 4)}" text-anchor="end">${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}°</text>`;
      }
    });
  }
  return { grid: `<path class="grid" d="${minor}"/><path class="grid major" d="${major}"/>`, ladder: `<path class="zebra" d="${ladder}"/>`, marks, marked };
}

/** The ecliptic, with its name where nothing else is: no star, no word, no degree, and not in the shade of the caption. */
function zodiacLine({ box, put, near, inside, busy, written }: Sheet, id: string, word: string, marked: readonly Box[]): string {
  let line: Point[] = [];
  for (let longitude = 0; longitude < 720; longitude += 1) {
    const at = ecliptic(longitude);
    if (!near(...at)) continue;
    const q = put(...at);
    if (!inside(q, 30)) continue;
    const last = line.at(-1);
    if (last && Math.hypot(q[0] - last[0], q[1] - last[1]) > 60) {
      if (line.length > 6) break;
      line = [];
    }
    line.push(q);
  }
  if (line.length < 4) return '';
  if ((line[0]?.[0] ?? 0) > (line.at(-1)?.[0] ?? 0)) line.reverse();
  const run = [0];
  line.forEach((q, i) => {
    const before = line[i - 1];
    if (before) run.push((run[i - 1] ?? 0) + Math.hypot(q[0] - before[0], q[1] - before[1]));
  });
  const room = word.length * 7 + 10;
  const SHADE = 62;
  const isMarked = ([x, y]: Point): boolean => marked.some((mark) => x > mark.x - 8 && x < mark.x + mark.w + 8 && y > mark.y - 6 && y - 16 < mark.y + mark.h + 4);
  const free = line.map((_, i) => i).filter((i) => {
    const start = run[i] ?? 0;
    for (let j = i; j < line.length && (run[j] ?? 0) - start < room; j += 1) {
      const q = line[j];
      if (!q || !inside(q, -14) || q[1] < box.y + SHADE || isMarked(q) || busy(q[0], q[1] - 6, 8)) return false;
    }
    return (run.at(-1) ?? 0) - start > room + 6;
  });
  const at = free.at(-1);
  const name = at === undefined ? '' : `<text class="ecl-text" dy="-4"><textPath href="#ecl-${id}" startOffset="${f1(run[at] ?? 0)}">${word}</textPath></text>`;
  let seen = '';
  let piece: Point[] = [];
  line.forEach((q, i) => {
    // In steps of a few pixels, so that the line stops just before the words.
    const next = line[i + 1] ?? q;
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - q[0], next[1] - q[1]) / 4));
    for (let part = 0; part < parts; part += 1) {
      const [x, y] = [q[0] + ((next[0] - q[0]) * part) / parts, q[1] + ((next[1] - q[1]) * part) / parts];
      if (!written(x, y)) piece.push([x, y]);
      else [seen, piece] = [seen + path(piece), []];
    }
  });
  return `<path id="ecl-${id}" d="${path(line)}" fill="none"/><path d="${seen + path(piece)}" class="ecliptic"/>${name}`;
}
