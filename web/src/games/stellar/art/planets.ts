/** The planets by number: 1 Mercury, 2 Venus, 3 Mars, 4 Jupiter, 5 Saturn, 6/0 Neptune. */
import { type Brush, blur, brush, field, round, times, url } from '../../../art/brush';
import { bands, bead, craters, globe, texture } from './globe';

const soft = (b: Brush, by: number, what: string): string => {
  const id = b.id('b');
  return `<defs>${blur(id, by)}</defs><g filter="${url(id)}">${what}</g>`;
};

function mercury(b: Brush, seed: number): string {
  const radius = 25;
  const surface =
    texture(b, radius, { fx: 0.07, octaves: 4, seed, rgb: [0.2, 0.15, 0.13], offset: -1.3 }) +
    texture(b, radius, {
      fx: 0.2,
      octaves: 2,
      seed: seed + 4,
      rgb: [1, 0.93, 0.85],
      gain: 2,
      offset: -1.05,
    }) +
    craters(b, radius, { count: 34, dark: '#35281f', light: '#e9d8c6' });
  return globe(b, {
    at: [b.between(52, 58), b.between(76, 82)],
    radius,
    tilt: b.between(-20, 20),
    ground: '#a08f84',
    surface,
    glow: '#ffd9b0',
  });
}

const VENUS = [
  [0.14, '#f3dcae'],
  [0.1, '#e3bd7d'],
  [0.14, '#f6e4bd'],
  [0.12, '#dcae6a'],
  [0.14, '#f0d49c'],
  [0.1, '#e0b676'],
  [0.14, '#f4dfb3'],
  [0.12, '#d9a962'],
] as const;

function venus(b: Brush, seed: number): string {
  const radius = 30;
  const surface =
    soft(b, 1.8, bands(b, radius, VENUS, 2.4)) +
    texture(b, radius, {
      fx: 0.018,
      fy: 0.07,
      octaves: 4,
      seed,
      rgb: [0.62, 0.36, 0.12],
      gain: 3.2,
      offset: -1.45,
    }) +
    texture(b, radius, { fx: 0.014, fy: 0.06, seed: seed + 9, rgb: [1, 0.97, 0.86], offset: -1.45 });
  return globe(b, {
    at: [b.between(52, 58), b.between(76, 82)],
    radius,
    tilt: b.between(18, 34),
    ground: '#ebcd93',
    surface,
    glow: '#ffe3a8',
  });
}

function mars(b: Brush, seed: number): string {
  const radius = 29;
  const caps = soft(
    b,
    0.6,
    `<ellipse cx="${round(b.between(-3, 3))}" cy="${-radius + 1.2}" rx="9.5" ry="3.6" fill="#fff6ea"/>` +
      `<ellipse cx="${round(b.between(-2, 4))}" cy="${radius - 0.6}" rx="6" ry="2" fill="#fbe9d6" opacity=".9"/>`,
  );
  const surface =
    texture(b, radius, {
      fx: 0.045,
      fy: 0.06,
      octaves: 5,
      seed,
      rgb: [0.25, 0.08, 0.04],
      gain: 4.6,
      offset: -2.25,
    }) +
    texture(b, radius, { fx: 0.035, seed: seed + 3, rgb: [1, 0.72, 0.46], gain: 3.4, offset: -1.7 }) +
    caps;
  return globe(b, {
    at: [b.between(52, 58), b.between(76, 82)],
    radius,
    tilt: b.between(-24, -8),
    ground: '#c8643a',
    surface,
    glow: '#ff9a6b',
  });
}

const JUPITER = [
  [0.09, '#9d8474'],
  [0.07, '#d9c3a5'],
  [0.06, '#b08a68'],
  [0.08, '#efe0c4'],
  [0.11, '#a8643f'],
  [0.05, '#e9cfa6'],
  [0.13, '#f6ead2'],
  [0.05, '#d8b48a'],
  [0.1, '#b5734a'],
  [0.06, '#ecd9b8'],
  [0.05, '#b99a7c'],
  [0.06, '#d6c1a4'],
  [0.09, '#8f7a6e'],
] as const;

/** Jupiter's clouds, for the planet and for the limb behind its moons. */
function jupiterSurface(b: Brush, radius: number, seed: number): string {
  const warp = b.id('d');
  const filter =
    `<filter id="${warp}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" ` +
    `baseFrequency=".05 .16" numOctaves="${b.fine ? 4 : 2}" seed="${seed}" result="w"/>` +
    `<feGaussianBlur in="SourceGraphic" stdDeviation=".5 .35"/>` +
    `<feDisplacementMap in2="w" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  return (
    `<defs>${filter}</defs><g filter="${url(warp)}">${bands(b, radius, JUPITER, 0.35)}</g>` +
    texture(b, radius, {
      fx: 0.02,
      fy: 0.3,
      octaves: 4,
      seed: seed + 2,
      rgb: [0.36, 0.17, 0.08],
      offset: -1.45,
    }) +
    texture(b, radius, {
      fx: 0.025,
      fy: 0.24,
      octaves: 4,
      seed: seed + 7,
      rgb: [1, 0.96, 0.88],
      offset: -1.5,
    })
  );
}

function jupiter(b: Brush, seed: number): string {
  const radius = 37;
  const tilt = b.between(-16, 12);
  const x = round(b.between(-14, 12));
  const y = round(radius * 0.3);
  const oval = (rx: number, ry: number, colour: string, dy = 0): string =>
    `<ellipse cx="${x}" cy="${round(y + dy)}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
  const spot = oval(9, 5.4, '#f3dfc0') + oval(7.2, 4.1, '#c0603c') + oval(4.2, 2.1, '#a34a2b', 0.3);
  const planet = globe(b, {
    at: [50, b.between(78, 84)],
    radius,
    tilt,
    ground: '#d8bd98',
    surface: jupiterSurface(b, radius, seed) + soft(b, 0.45, spot),
    glow: '#ffdcb0',
  });
  const io = bead(b, b.between(8, 22), b.between(108, 118), 2.2, '#e5c884');
  return planet + io + bead(b, b.between(80, 92), b.between(46, 54), 1.5, '#b9c2cf');
}

const SATURN = [
  [0.12, '#a98f6c'],
  [0.1, '#cbb083'],
  [0.1, '#e5cf9f'],
  [0.14, '#d6b980'],
  [0.1, '#f0dfb4'],
  [0.12, '#dcc18a'],
  [0.1, '#c9a870'],
  [0.1, '#e1ca98'],
  [0.12, '#b59a72'],
] as const;

/** Inner and outer edge in radii of the planet, colour, opacity: C, B, Cassini's gap, A, F. */
const RINGS = [
  [1.34, 1.5, '#7d6a58', 0.5],
  [1.52, 1.66, '#cdb48c', 0.8],
  [1.66, 1.92, '#f1dfb8', 0.95],
  [1.98, 2.02, '#cdb48c', 0.55],
  [2.04, 2.22, '#d9c29a', 0.8],
  [2.26, 2.3, '#a8957c', 0.5],
] as const;

/** Squeezed circles, not ellipses with an even stroke: that is how rings look in perspective. */
export const saturnRings = (radius: number, flat: number): string =>
  `<g transform="scale(1 ${flat})">${RINGS.map(
    ([inner, outer, colour, opacity]) =>
      `<circle r="${round(((inner + outer) / 2) * radius)}" fill="none" stroke="${colour}" ` +
      `stroke-width="${round((outer - inner) * radius)}" opacity="${opacity}"/>`,
  ).join('')}</g>`;

/** The globe of Saturn with its rings, around (0, 0): the card's, and the start page's. */
function ringedPlanet(b: Brush, radius: number, flat: number, seed: number): string {
  const [far, near] = [b.id('c'), b.id('c')];
  const rings = saturnRings(radius, flat);
  const shadow =
    `<g clip-path="${url(far)}"><g transform="scale(1 ${flat})"><circle r="${round(radius * 1.8)}" ` +
    `fill="none" stroke="#1a1020" stroke-width="${round(radius * 0.8)}" opacity=".45" ` +
    `transform="translate(0 ${round(radius * 0.5)})"/></g></g>`;
  const body = globe(b, {
    at: [0, 0],
    radius,
    tilt: 0,
    ground: '#dcc496',
    surface:
      bands(b, radius, SATURN, 0.2) +
      texture(b, radius, {
        fx: 0.01,
        fy: 0.18,
        octaves: 2,
        seed,
        rgb: [0.4, 0.26, 0.12],
        gain: 1.6,
        offset: -0.75,
      }) +
      shadow,
    glow: '#ffe8bb',
  });
  const half = (id: string, y: number): string =>
    `<clipPath id="${id}"><rect x="-80" y="${y}" width="160" height="80"/></clipPath>`;
  return (
    `<defs>${half(far, -80)}${half(near, 0)}</defs><g clip-path="${url(far)}">${rings}</g>` +
    `${body}<g clip-path="${url(near)}">${rings}</g>`
  );
}

function saturn(b: Brush, seed: number): string {
  const y = round(b.between(77, 82));
  const tilt = round(b.between(-24, -14));
  const flat = round(b.between(0.26, 0.36));
  return (
    `<g transform="translate(51 ${y}) rotate(${tilt})">${ringedPlanet(b, 22, flat, seed)}</g>` +
    bead(b, b.between(10, 22), b.between(112, 120), 1.6, '#d9b070')
  );
}

const NEPTUNE = [
  [0.16, '#2c4fb0'],
  [0.12, '#3f6fd6'],
  [0.16, '#4f86e8'],
  [0.12, '#3a66cc'],
  [0.16, '#5a94ee'],
  [0.12, '#3b68cf'],
  [0.16, '#294aa6'],
] as const;

function neptune(b: Brush, seed: number): string {
  const radius = 31;
  const x = round(b.between(-11, 5));
  // Bright cirrus follows the latitude: lens-shaped streaks, in bundles, fading at both ends.
  const wisps = times(9, (i) => {
    const y = round(-17 + (i % 5) * 7.5 + b.between(-1, 1));
    const half = b.between(4, 9);
    const cx = b.between(-15, 12);
    const thick = b.between(0.35, 0.8);
    return (
      `<path d="M${round(cx - half)} ${y}Q${round(cx)} ${round(y - thick * 2)} ${round(cx + half)} ${y}` +
      `Q${round(cx)} ${round(y + thick)} ${round(cx - half)} ${y}Z" fill="#f2f8ff" opacity="${round(b.between(0.45, 0.85))}"/>`
    );
  });
  const storm =
    `<ellipse cx="${x}" cy="7" rx="7.4" ry="3.8" fill="#1d3580" opacity=".7"/>` +
    `<path d="M${x - 7} 10.4Q${x} 14.6 ${x + 7.5} 10Q${x} 12.6 ${x - 7} 10.4Z" fill="#fff" opacity=".9"/>`;
  const surface =
    soft(b, 1.6, bands(b, radius, NEPTUNE, 0.6)) +
    texture(b, radius, {
      fx: 0.012,
      fy: 0.1,
      seed,
      rgb: [0.72, 0.86, 1],
      gain: 2.2,
      offset: -1.15,
    }) +
    soft(b, 0.35, storm + wisps);
  const planet = globe(b, {
    at: [b.between(51, 56), b.between(76, 82)],
    radius,
    tilt: b.between(-28, -16),
    ground: '#4377dc',
    surface,
    glow: '#8fc2ff',
  });
  return planet + bead(b, b.between(12, 20), b.between(112, 120), 1.8, '#cfd9ea');
}

const PLANETS = [mercury, venus, mars, jupiter, saturn, neptune];

export function planet(number: number, seed: string, fine: boolean): string {
  const b = brush(`planet${number}${seed}`, fine);
  const paint = PLANETS[number - 1] ?? mercury;
  return field(b, 34) + paint(b, b.whole(1, 90));
}
