// Blob: organic membranes, tentacles and nuclei.
import { INK, circle, f, path, polar, range, smooth, type Chance, type Point } from './svg';
import { globe } from './parts';

const k = INK.blob;
const GLOWS = ['#d6ff8f', '#ffd98a', '#ffb8dc', '#a8fff0'] as const;

/** A wobbly cell; the result draws it at a scale and an offset. */
export function cell(r: Chance, R: number, lobes: number, wobble: number, stretch = 1): (scale: number, dx?: number, dy?: number) => string {
  const [one, two] = [r.in(0, 6.28), r.in(0, 6.28)];
  return (scale, dx = 0, dy = 0) =>
    smooth(
      range(28, (i): Point => {
        const a = (i / 28) * Math.PI * 2;
        const q = R * scale * (1 + wobble * Math.cos(lobes * a + one) + wobble * 0.5 * Math.cos((lobes + 2) * a + two));
        return [dx + q * Math.cos(a), dy + q * stretch * Math.sin(a)];
      }),
      true,
    );
}

function tentacle(r: Chance, from: Point, angle: number, length: number, w: number, fill: string): string {
  const [bend, n] = [r.in(-0.9, 0.9), 7];
  const [left, right]: [Point[], Point[]] = [[], []];
  let [x, y] = from;
  let direction = angle;
  for (let i = 0; i <= n; i++) {
    const t = w * (1 - i / n) ** 0.8;
    left.push(polar(t, direction + 1.57, [x, y]));
    right.unshift(polar(-t, direction + 1.57, [x, y]));
    [x, y] = polar(length / n, direction, [x, y]);
    direction += (bend * Math.sin((i / n) * 3.14 + 0.4)) / 2;
  }
  return path(smooth([...left, ...right], true), `fill="${fill}"`);
}

export interface BlobShip {
  arms?: number;
  horn?: number;
  nuclei?: number;
  stretch?: number;
  lobes?: number;
  frill?: boolean;
}

export function blobShip(r: Chance, size: number, model: BlobShip): string {
  const { arms = 5, horn = 0, nuclei = 2, stretch = 1.25, lobes = 3, frill = false } = model;
  const glow = r.pick(GLOWS);
  const R = 17 + size * 1.5;
  const skin = cell(r, R, lobes, r.in(0.05, 0.1), stretch);
  const spread = (i: number, n: number): number => (n === 1 ? 0 : i / (n - 1) - 0.5);
  let s = '';
  for (let i = 0; i < arms; i++) {
    const t = spread(i, arms);
    const y = R * stretch * 0.62 - Math.abs(t) * 8;
    s += tentacle(r, [t * R * 1.3, y], Math.PI / 2 - t * 1.7, r.in(30, 44) + size * 1.5, 4.6, i % 2 ? k.dark : k.deep);
    s += tentacle(r, [t * R * 1.2, y], Math.PI / 2 - t * 1.3, r.in(18, 30), 2.6, k.mid);
  }
  for (let i = 0; i < horn; i++) s += spike(R, stretch, spread(i, horn));
  if (frill) {
    s += path(skin(1.28), `fill="${k.mid}" opacity=".22"`);
    s += path(skin(1.28), `fill="none" stroke="${k.light}" stroke-width=".8" stroke-dasharray="1.5 3" stroke-linecap="round"`);
  }
  s += path(skin(1), `fill="${k.dark}"`) + path(skin(0.93, -1.6, -2), `fill="${k.mid}" opacity=".85"`);
  s += path(skin(0.74, -3, -4.5), `fill="${k.light}" opacity=".55"`) + path(skin(0.5, -4, -7), `fill="${k.white}" opacity=".38"`);
  for (let i = 0; i < 6; i++) {
    const a = r.in(0, 6.28);
    const [[x1, y1], [x2, y2]] = [polar(R * 0.35, a), polar(R * 0.86, a + r.in(-0.3, 0.3))];
    const vein = `M${f(x1)} ${f(y1 * stretch)}Q${f((x1 + x2) / 2 + r.in(-4, 4))} ${f(((y1 + y2) / 2) * stretch)} ${f(x2)} ${f(y2 * stretch)}`;
    s += path(vein, `fill="none" stroke="${k.deep}" stroke-width=".9" opacity=".55"`);
  }
  for (let i = 0; i < nuclei; i++) {
    const [x, y] = polar(nuclei === 1 ? 0 : R * 0.42, -1.9 + i * (4.6 / nuclei) + r.in(-0.2, 0.2));
    const q = i ? r.in(2.6, 4) : 6.2;
    s += circle(x, y * stretch, q + 1.6, `fill="${k.deep}" opacity=".8"`) + circle(x, y * stretch, q, `fill="${glow}"`);
    s += circle(x - q * 0.3, y * stretch - q * 0.3, q * 0.38, 'fill="#fff"');
  }
  return s + path(skin(1), `fill="none" stroke="${k.light}" stroke-width="1"`);
}

const spike = (R: number, stretch: number, t: number): string =>
  path(
    `M${f(t * R - 6)} ${f(-R * stretch * 0.66)}Q${f(t * R * 1.3 - 2)} ${f(-R * stretch * 1.1)} ` +
      `${f(t * R * 1.9)} ${f(-R * stretch * 1.62 + Math.abs(t) * 14)}Q${f(t * R * 1.4 + 5)} ${f(-R * stretch)} ` +
      `${f(t * R + 7)} ${f(-R * stretch * 0.6)}Z`,
    `fill="${k.white}" stroke="${k.dark}" stroke-width="1"`,
  );

/** A world overgrown with cells. */
export function blobWorld(r: Chance): string {
  const R = 36;
  let [skin, arms] = ['', ''];
  for (let i = 0; i < 9; i++) {
    const at = `translate(${f(r.in(-28, 26))} ${f(r.in(-28, 28))})`;
    const outline = cell(r, r.in(7, 13), 3, 0.12)(1);
    const fill = r.pick([k.mid, k.light, k.dark]);
    skin += `<g transform="${at}">${path(outline, `fill="${fill}" stroke="${k.deep}" stroke-width="1"`)}${circle(0, 0, 2.2, `fill="${k.glow}"`)}</g>`;
  }
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * 6.28;
    arms += tentacle(r, polar(R - 3, a), a, r.in(16, 30), 3.6, i % 2 ? k.dark : k.mid);
  }
  return arms + globe(R, k.dark, skin, k.light);
}

/** A hive of cells. */
export function hive(r: Chance): string {
  let s = range(8, (i) => tentacle(r, [(i - 3.5) * 8, 24], 1.57 - (i - 3.5) * 0.2, r.in(22, 34), 3.6, i % 2 ? k.deep : k.dark)).join('');
  s += path(
    'M0-52C26-46 44-18 40 10 37 30 20 40 0 40S-37 30-40 10C-44-18-26-46 0-52Z',
    `fill="${k.dark}" stroke="${k.light}" stroke-width="1"`,
  );
  [3, 4, 5, 5, 5, 4].forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const [x, y] = [(i - (count - 1) / 2) * 14, -32 + row * 12.5];
      s += path(cell(r, 6, 3, 0.08)(1, x, y), `fill="${r.pick([k.mid, k.light, k.mid])}" stroke="${k.deep}" stroke-width="1"`);
      s += circle(x, y, 2, `fill="${r.yes(0.6) ? k.glow : k.deep}"`);
    }
  });
  return s;
}

/** A living wheel. */
export function blobWheel(r: Chance): string {
  let s = range(10, (i) => tentacle(r, polar(38, i * 0.6283), i * 0.6283, r.in(14, 24), 4, i % 2 ? k.dark : k.mid)).join('');
  s += circle(0, 0, 34, `fill="none" stroke="${k.dark}" stroke-width="15"`) + circle(0, 0, 34, `fill="none" stroke="${k.mid}" stroke-width="11"`);
  s += circle(-1, -1, 35, `fill="none" stroke="${k.light}" stroke-width="3" opacity=".7"`);
  for (let i = 0; i < 10; i++) {
    const a = i * 0.6283 + 0.3;
    const [[x, y], [u, v]] = [polar(34, a), polar(12, a + 0.25)];
    const spoke = `M${f(x)} ${f(y)}Q${f((x + u) / 2 + 5)} ${f((y + v) / 2)} ${f(u)} ${f(v)}`;
    if (i % 2 === 0) s += path(spoke, `fill="none" stroke="${k.mid}" stroke-width="4" stroke-linecap="round"`);
    s += circle(x, y, 4, `fill="${k.deep}"`) + circle(x, y, 2.6, `fill="${k.glow}"`);
  }
  s += path(cell(r, 14, 3, 0.08)(1), `fill="${k.mid}" stroke="${k.light}" stroke-width="1"`);
  s += circle(0, 0, 6, `fill="${k.glow}"`) + circle(-2, -2, 2, 'fill="#fff"');
  return `<g transform="scale(1 .82) rotate(${f(r.in(0, 40))})">${s}</g>`;
}
