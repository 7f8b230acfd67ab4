// Trade Federation: clean symmetrical hulls, white enamel with blue bands; stations of rings.
import { INK, both, circle, f, hull, line, path, polar, range, rect, shape, smooth, type Chance, type Point } from './svg';
import { flame, globe, halfRing } from './parts';
import { cell } from './blob';

const k = INK.trade_federation;

export interface FederationShip {
  cargo?: number;
  ring?: boolean;
  pods?: number;
  guns?: number;
  wide?: number;
}

export function federationShip(r: Chance, size: number, model: FederationShip): string {
  const { cargo = 0, ring = false, pods = 1, guns = 0, wide = 1 } = model;
  const [L, w] = [30 + size * 3, (7 + size * 0.7) * wide];
  let s = range(pods, (i) => pod(r, L, w, i)).join('') + range(cargo, (i) => crates(r, L, w, i)).join('');
  const ry = L * 0.12;
  const band = (sweep: number) => `M${f(-w - 15)} ${f(ry)}A${f(w + 15)} 9 0 0 ${sweep} ${f(w + 15)} ${f(ry)}`;
  if (ring) s += path(band(1), `fill="none" stroke="${k.dark}" stroke-width="4"`);
  s += both((m) => flame(m * w * 0.25, L * 0.9, 3, 12, k.glow)) + body(L, w);
  if (ring) {
    s += path(band(0), `fill="none" stroke="${k.white}" stroke-width="4"`);
    s += path(band(0), `fill="none" stroke="${k.mid}" stroke-width="1.2" stroke-dasharray="3 4"`);
  }
  const barrel = `stroke="${k.light}" stroke-width="1.6" stroke-linecap="round"`;
  for (let i = 0; i < guns; i++) {
    s += both((m) => line([m * (w * 0.85 + i * 3), -L * 0.1 + i * 5], [m * (w * 0.85 + i * 3), -L * 0.5 + i * 7], barrel));
  }
  return s;
}

function body(L: number, w: number): string {
  const outline: Point[] = [
    [0, -L], [w * 0.42, -L * 0.84], [w * 0.82, -L * 0.45], [w, -L * 0.02], [w * 0.88, L * 0.5], [w * 0.5, L * 0.86], [w * 0.42, L * 0.92],
  ];
  let s = hull(outline, k.white, k.light, { curve: true, line: '#17305c88' });
  s += hull([[w * 0.93, L * 0.2], [w * 0.9, L * 0.38], [0, L * 0.46]], k.mid, k.dark, { line: 'none' });
  const spine: Point[] = [[0, -L * 0.66], [w * 0.3, -L * 0.4], [w * 0.34, L * 0.05], [w * 0.16, L * 0.3]];
  s += hull(spine, '#ffffff', k.light, { curve: true, line: '#3566ab66' });
  const glass: Point[] = [[0, -L * 0.78], [w * 0.2, -L * 0.64], [0, -L * 0.52], [-w * 0.2, -L * 0.64]];
  s += path(smooth(glass, true), `fill="${k.deep}"`);
  s += line([-w * 0.08, -L * 0.72], [-w * 0.1, -L * 0.6], 'stroke="#fff" stroke-width=".8"');
  return s + range(5, (i) => both((m) => circle(m * w * 0.66, -L * 0.22 + i * 5, 0.75, `fill="${k.dark}"`))).join('');
}

function pod(r: Chance, L: number, w: number, i: number): string {
  const px = w + 7 + i * 9 + r.in(0, 2);
  const py = L * (0.28 + i * 0.16);
  const pl = L * r.in(0.34, 0.46) * (1 - i * 0.2);
  const pw = 3.4;
  const strut = (m: number): Point[] => [[m * w * 0.6, py - 7], [m * px, py - 2], [m * px, py + 5], [m * w * 0.6, py + 9]];
  const profile: Point[] = [[0, py - pl], [pw * 0.8, py - pl * 0.6], [pw, py], [pw * 0.75, py + pl]];
  return (
    both((m) => path(shape(strut(m)), `fill="${m < 0 ? k.mid : k.dark}"`)) +
    both(
      (m) =>
        flame(m * px, py + pl, 2.2, 9, k.glow) +
        hull(profile, m < 0 ? k.white : k.light, m < 0 ? k.light : k.dark, { curve: true, x: m * px }) +
        rect(m * px - pw, py + pl * 0.35, pw * 2, 2.4, `fill="${k.mid}"`),
    )
  );
}

function crates(r: Chance, L: number, w: number, i: number): string {
  const y = -L * 0.32 + i * 10.5;
  const lit = (i + r.int(0, 1)) % 2 ? k.mid : k.light;
  return both(
    (m) =>
      rect(m > 0 ? w * 0.7 : -w * 0.7 - 11, y, 11, 9, `rx="1.5" fill="${m < 0 ? lit : k.dark}" stroke="${k.deep}" stroke-width=".8"`) +
      line([m * (w * 0.7 + 5.5), y + 1.5], [m * (w * 0.7 + 5.5), y + 7.5], `stroke="${k.deep}" stroke-width=".7" opacity=".6"`),
  );
}

/** A blue world with lights on its night side, in a ring of docks. */
export function federationWorld(r: Chance): string {
  let land = '';
  for (let i = 0; i < 5; i++) {
    const outline = cell(r, r.in(7, 14), 3, 0.16, 0.7)(1);
    land += `<g transform="translate(${f(r.in(-26, 18))} ${f(r.in(-24, 24))})">${path(outline, `fill="${k.light}" opacity=".75"`)}</g>`;
  }
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(r.in(5, 31), r.in(-0.8, 1.6));
    land += circle(x, y, 0.8, 'fill="#ffe9b0"');
  }
  const ring = (top: boolean): string =>
    `<g transform="rotate(-18)">${halfRing(60, 13, top, `stroke="${top ? k.dark : k.white}" stroke-width="3.4"`)}` +
    `${halfRing(60, 13, top, `stroke="${k.mid}" stroke-width="1" stroke-dasharray="2 4"`)}` +
    `${halfRing(66, 15, top, `stroke="${k.light}" stroke-width=".7" opacity=".7"`)}</g>`;
  const docks: Point[] = [[-52, 22], [46, -9], [14, 14]];
  return (
    ring(true) +
    globe(34, k.dark, land, k.glow) +
    ring(false) +
    docks.map(([x, y]) => rect(x - 4, y - 3, 8, 6, `rx="1" fill="${k.white}" stroke="${k.deep}" stroke-width=".8"`)).join('')
  );
}

type Ring = readonly [rx: number, ry: number, y: number];
export interface FederationStation {
  rings?: readonly Ring[];
  petals?: number;
  arms?: number;
  tall?: number;
}

export function federationStation(r: Chance, model: FederationStation): string {
  const { rings = [[52, 17, 0]], petals = 0, arms = 0, tall = 1 } = model;
  const spin = r.in(-22, -10);
  const ring = ([rx, ry, y]: Ring, top: boolean): string =>
    `<g transform="translate(0 ${y})">${halfRing(rx, ry, top, `stroke="${top ? k.dark : k.deep}" stroke-width="9"`)}` +
    `${halfRing(rx, ry, top, `stroke="${top ? k.mid : k.white}" stroke-width="7"`)}` +
    `${halfRing(rx, ry, top, `stroke="${top ? k.deep : k.dark}" stroke-width="1.4" stroke-dasharray="2.5 4"`)}</g>`;
  let s = range(petals, (i) => petal((i / petals) * 2 * Math.PI + 0.3)).join('') + range(arms, arm).join('');
  for (const each of rings) {
    const spoke = `stroke="${k.light}" stroke-width="2.4"`;
    s += ring(each, true) + both((m) => line([0, each[2]], [m * (each[0] - 2), each[2]], spoke));
  }
  const tower: Point[] = [[0, -52], [1.5, -40], [4, -36], [8, -24], [8, 20], [12, 26], [9, 38], [3, 42], [1.5, 54]];
  s += `<g transform="scale(1 ${tall})">${hull(tower, k.white, k.mid, { line: k.deep })}</g>`;
  for (let y = -18; y < 20; y += 6) s += rect(-5, y, 3, 1.8, `fill="${k.dark}"`) + rect(2, y, 3, 1.8, 'fill="#ffe9b0"');
  return `<g transform="rotate(${f(arms ? -8 : spin)})">${s}${rings.map((each) => ring(each, false)).join('')}</g>`;
}

function petal(angle: number): string {
  const [[x, y], [u, v]] = [polar(40, angle), polar(54, angle)];
  const lit = Math.cos(angle + 2.4) > 0 ? k.light : k.mid;
  return (
    line([0, 0], [x, y * 0.8], `stroke="${k.light}" stroke-width="2.2"`) +
    line([x, y * 0.8], [u, v * 0.8], `stroke="${k.white}" stroke-width="3.4" stroke-linecap="round"`) +
    circle(x, y * 0.8, 7, `fill="${lit}" stroke="${k.deep}" stroke-width="1"`) +
    circle(x, y * 0.8, 3, `fill="${k.deep}"`)
  );
}

function arm(i: number): string {
  const [m, y, w] = [i % 2 ? 1 : -1, -30 + (i >> 1) * 21, 40 - (i >> 1) * 5];
  const docked: Point[] = [[0, y - 11], [3.6, y - 4], [3.6, y + 9], [1.5, y + 14]];
  return (
    rect(m > 0 ? 4 : -w, y, w - 4, 4.5, `fill="${m < 0 ? k.light : k.mid}" stroke="${k.deep}" stroke-width=".8"`) +
    hull(docked, k.white, k.mid, { x: m * (w + 1), curve: true, line: k.deep })
  );
}
