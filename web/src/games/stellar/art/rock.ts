/**
 * A rock as a real shape model: a sphere of triangles, dented by bumps and craters, turned, lit, and
 * merged by shade into few paths.
 */
import { type Brush, type Point, mix } from '../../../art/brush';

type Vector = readonly [number, number, number];
type Mesh = { points: Vector[]; faces: Vector[] };
type Level = 1 | 2 | 3 | 4;

export interface Rock {
  at: Point;
  radius: number;
  tint: string;
  level: Level;
  /** Half-axes of the body before it is turned. */
  axes?: Vector;
  /** How far the surface swells and sinks. */
  bumps?: number;
  pits?: number;
  /** Craters that are seen: direction (x, y, z towards us) and width. */
  facing?: readonly (readonly [number, number, number, number])[];
  /** The shape of the body itself: how far the surface is, by direction. */
  form?: (direction: Vector) => number;
  /** How far it is turned in the plane of the picture, in radians; at random if not said. */
  turn?: number;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (v: Vector): Vector => {
  const length = Math.sqrt(dot(v, v)) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const nowhere: Vector = [0, 0, 0];

const T = (1 + Math.sqrt(5)) / 2;
const CORNERS: Vector[] = [
  [-1, T, 0],
  [1, T, 0],
  [-1, -T, 0],
  [1, -T, 0],
  [0, -1, T],
  [0, 1, T],
  [0, -1, -T],
  [0, 1, -T],
  [T, 0, -1],
  [T, 0, 1],
  [-T, 0, -1],
  [-T, 0, 1],
];
const FACES =
  '0 11 5,0 5 1,0 1 7,0 7 10,0 10 11,1 5 9,5 11 4,11 10 2,10 7 6,7 1 8,' +
  '3 9 4,3 4 2,3 2 6,3 6 8,3 8 9,4 9 5,2 4 11,6 2 10,8 6 7,9 8 1';

function sphere(level: Level): Mesh {
  const points = CORNERS.map(unit);
  let faces = FACES.split(',').map((face): Vector => {
    const [a = 0, b = 0, c = 0] = face.split(' ').map(Number);
    return [a, b, c];
  });
  for (let round = 0; round < level; round++) {
    const middles = new Map<string, number>();
    const middle = (a: number, b: number): number => {
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      const known = middles.get(key);
      if (known !== undefined) return known;
      const [p, q] = [points[a] ?? nowhere, points[b] ?? nowhere];
      points.push(unit([p[0] + q[0], p[1] + q[1], p[2] + q[2]]));
      middles.set(key, points.length - 1);
      return points.length - 1;
    };
    faces = faces.flatMap(([a, b, c]): Vector[] => {
      const [x, y, z] = [middle(a, b), middle(b, c), middle(c, a)];
      return [
        [a, x, z],
        [b, y, x],
        [c, z, y],
        [x, y, z],
      ];
    });
  }
  return { points, faces };
}

const meshes = new Map<Level, Mesh>();
function mesh(level: Level): Mesh {
  const known = meshes.get(level);
  if (known) return known;
  const made = sphere(level);
  meshes.set(level, made);
  return made;
}

const LIGHT = unit([-0.62, -0.62, 0.5]);
const SHADES = 22;
/** Where the wall around a crater ends, in its widths. */
const WALL = 1.3;
const tenth = (x: number): number => Math.round(x * 10) / 10;

export function rock(b: Brush, r: Rock): string {
  const direction = (): Vector => unit([b.between(-1, 1), b.between(-1, 1), b.between(-1, 1)]);
  const swell = r.bumps ?? 0.15;
  const bumps = Array.from({ length: 9 }, () => ({
    towards: direction(),
    waves: b.between(0.7, 2.1),
    height: b.between(-swell, swell),
  }));
  const pits = Array.from({ length: r.pits ?? (r.level > 2 ? 14 : 3) }, () => ({
    towards: direction(),
    width: b.between(0.14, 0.42),
  }));
  const axes = r.axes ?? [b.between(1.08, 1.35), b.between(0.72, 0.92), b.between(0.8, 1)];
  const roll = r.form || r.facing ? b.between(-0.3, 0.3) : b.below(6.28);
  const turn = r.turn ?? b.below(6.28);
  const [ct, st, cr, sr] = [Math.cos(turn), Math.sin(turn), Math.cos(roll), Math.sin(roll)];
  const facing = (r.facing ?? []).map(([x, y, z, width]) => {
    // The direction before the body was turned.
    const [x1, y1] = [x * ct + y * st, -x * st + y * ct];
    return { towards: unit([x1, y1 * cr + z * sr, -y1 * sr + z * cr]), width };
  });
  // Nothing of a crater is seen further away than its wall, and most points are.
  const craters = [...pits, ...facing].map((one) => ({ ...one, wall: Math.cos(Math.min(Math.PI, one.width * WALL)) }));
  const { points, faces } = mesh(r.level);
  const placed = points.map((p): Vector => {
    let out = r.form ? r.form(p) : 1;
    for (const { towards, waves, height } of bumps) out += height * Math.sin(waves * dot(p, towards) * 2.2 + waves);
    for (const { towards, width, wall } of craters) {
      const near = dot(p, towards);
      if (near < wall) continue;
      const away = Math.acos(Math.min(1, near)) / width;
      if (away < 1) out -= 0.3 * width * (1 - away * away);
      else if (away < WALL) out += 0.06 * width * (WALL - away);
    }
    const [x, y, z] = [p[0] * out * axes[0], p[1] * out * axes[1], p[2] * out * axes[2]];
    const [y1, z1] = [y * cr - z * sr, y * sr + z * cr];
    return [x * ct - y1 * st, x * st + y1 * ct, z1];
  });
  const size = r.radius / Math.sqrt(placed.reduce((most, [x, y]) => Math.max(most, x * x + y * y), 0));
  const corners = placed.map(([x, y]) => `${tenth(r.at[0] + x * size)} ${tenth(r.at[1] + y * size)}`);
  const shades = Array.from({ length: SHADES }, () => '');
  for (const face of faces) {
    const [p, q, s] = [placed[face[0]] ?? nowhere, placed[face[1]] ?? nowhere, placed[face[2]] ?? nowhere];
    const normal = unit(cross(minus(q, p), minus(s, p)));
    if (normal[2] <= 0) continue;
    const light = Math.max(0, dot(normal, LIGHT)) * 0.95 + 0.04 + b.between(-0.018, 0.018);
    const at = Math.max(0, Math.min(SHADES - 1, Math.floor(light * SHADES)));
    shades[at] += `M${corners[face[0]]}L${corners[face[1]]}L${corners[face[2]]}Z`;
  }
  return shades.map((path, at) => (path ? facet(path, r.tint, at / (SHADES - 1)) : '')).join('');
}

function facet(path: string, tint: string, light: number): string {
  const colour = light < 0.45 ? mix('#0d0a0e', tint, light / 0.45) : mix(tint, '#fff0d8', (light - 0.45) / 0.75);
  return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width=".35" stroke-linejoin="round"/>`;
}
