/** Pieces drawn by code: tokens, coins, star places, signs of the zodiac. All are SVG as text. */
import { SEAT_SHAPES } from '$ui/seat_shapes';

const seatSign = (seat: number, size: number): string =>
  `<path class="sign" transform="scale(${(size / 24).toFixed(3)}) translate(-12 -12)" d="${SEAT_SHAPES[seat % SEAT_SHAPES.length]}"/>`;

const M3 = 'M3 5C4.5 4.5 5.5 5.5 5.5 7V18M5.5 8C6 5.5 7.2 4.6 8.4 4.6C9.8 4.6 10.5 5.6 10.5 7.2V18M10.5 8C11 5.5 12.2 4.6 13.4 4.6C14.8 4.6 15.5 5.6 15.5 7.2V';
const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const ZODIAC: Readonly<Record<string, string>> = {
  ari: 'M12 21V9C12 4 9.5 3 7.5 3C5 3 3.5 5 3.5 7C3.5 9 5 10.5 6.5 10.5M12 9C12 4 14.5 3 16.5 3C19 3 20.5 5 20.5 7C20.5 9 19 10.5 17.5 10.5',
  tau: `${ring(12, 15.5, 5.5)}M4 3C6 3 7 5 7.8 6.8C8.6 8.8 10 10 12 10C14 10 15.4 8.8 16.2 6.8C17 5 18 3 20 3`,
  gem: 'M4 3.5C8 6 16 6 20 3.5M4 20.5C8 18 16 18 20 20.5M8.5 5.3V18.7M15.5 5.3V18.7',
  cnc: `${ring(7, 9, 3)}${ring(17, 15, 3)}M4 9C5 4.5 14 3.5 20.5 7M20 15C19 19.5 10 20.5 3.5 17`,
  leo: `${ring(7, 14.5, 3)}M9.4 12.6C7.5 9 7 7.5 7 6.8C7 4.5 9 3 11.5 3C14.5 3 16.5 5 16.5 8C16.5 12 13.5 14.5 13.5 18C13.5 20 14.8 21 16.3 21C18 21 19 20 19.3 18.5`,
  vir: `${M3}16C15.5 19 17 20.8 19.5 21.5M15.5 10C16.5 8 18 7.5 19 8C21 9 20.5 13 18 16C16.5 18 14.5 19.8 12.5 20.8`,
  lib: 'M3 20H21M3 16H9.2C7.5 14.8 6.5 13 6.5 11C6.5 7.8 9 5.2 12 5.2C15 5.2 17.5 7.8 17.5 11C17.5 13 16.5 14.8 14.8 16H21',
  sco: `${M3}17C15.5 19.3 16.6 20.5 18.4 20.5C19.6 20.5 20.5 20 21.3 19M18.6 18.2L21.6 18.6L21.2 21.6`,
  sgr: 'M4 20L20 4M12.5 4H20V11.5M6.5 11L13 17.5',
  cap: 'M3 5C5.5 5 6.5 8 7 12V15M7 11C7.5 7 9 4.5 11 4.5C13 4.5 13.5 6.5 13.5 9C13.5 13 13.5 15 12.8 17.5C12.2 19.8 10.8 21 9 21M13.4 14.8C14 12.8 15.3 11.8 16.8 11.8C18.8 11.8 20.2 13.3 20.2 15.2C20.2 17.1 18.8 18.5 17 18.5C15 18.5 13.9 17 13.4 14.8',
  aqr: 'M3 10L7 6.5L10 10L14 6.5L17 10L21 6.5M3 17L7 13.5L10 17L14 13.5L17 17L21 13.5',
  psc: 'M5 3.5C9 7.5 9 16.5 5 20.5M19 3.5C15 7.5 15 16.5 19 20.5M4.5 12H19.5',
};

export const spark = (r: number, t = 0.2): string => {
  let d = '';
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 4 - Math.PI / 2;
    const q = i % 2 ? r * t : r;
    d += `${i ? 'L' : 'M'}${(Math.cos(a) * q).toFixed(2)} ${(Math.sin(a) * q).toFixed(2)}`;
  }
  return `${d}Z`;
};

/** The sign of a constellation; one that is not of the zodiac gets a star. */
export function zodiac(id: string): string {
  const inside = ZODIAC[id] ? `<path d="${ZODIAC[id]}"/>` : `<path class="full" transform="translate(12 12)" d="${spark(10, 0.3)}"/>`;
  return `<svg class="zodiac" viewBox="0 0 24 24" aria-hidden="true">${inside}</svg>`;
}

/** “×2” as strokes: a picture, so that nothing reads it out beside the token's name. */
const TWICE = 'M-8.8-2.4L-3.2 3.6M-3.2-2.4L-8.8 3.6M.6-2.6C1-4.6 2.6-5.4 4.2-5.4C6.2-5.4 7.6-4.2 7.6-2.4C7.6-.6 6.2.6 4.6 1.8L.8 4.6H8.2';

/** What is on a token's face, for the radius R. */
function mark(kind: string, R: number): string {
  if (kind === 'hole')
    return `<g class="hole" transform="translate(0 ${-R * 0.08}) scale(${R / 23.5})"><path d="M-12.5 3.5A13.4 13.4 0 0 1 5-11.6M12.5-3.5A13.4 13.4 0 0 1-5 11.6" class="arm"/><path d="M-9.6-4A10.4 10.4 0 0 1 9-5.2M9.6 4A10.4 10.4 0 0 1-9 5.2" class="arm t"/><circle r="6.8"/></g>`;
  if (kind === 'double')
    return `<g class="dbl" transform="scale(${R / 21})"><path d="${spark(8.2)}" transform="translate(-4.4 -7.2)"/><path d="${spark(6)}" transform="translate(5.4 -8.6)"/><path class="two" d="${TWICE}" transform="translate(0 5.4)"/></g>`;
  return `<text class="num" y="${R * 0.36}" font-size="${R * (kind.length > 1 ? 1.16 : 1.3)}">${kind}</text>`;
}

export interface Piece {
  seat: number;
  /** Null: this seat cannot see it. */
  token: string | null;
  faceDown: boolean;
}

const R = 21;
const EDGE = R * 1.34;

/** A token: face up light and marked; face down a dark back with its owner's sign, and what it is for its owner alone. */
export function token({ seat, token: kind, faceDown }: Piece): string {
  const view = `viewBox="${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}"`;
  let body = '';
  if (faceDown) {
    let rays = '';
    for (let i = 0; i < 36; i += 1) {
      const [c, s] = [Math.cos((i * Math.PI) / 18) * R, Math.sin((i * Math.PI) / 18) * R];
      rays += `M${(c * 0.66).toFixed(1)} ${(s * 0.66).toFixed(1)}L${(c * 0.86).toFixed(1)} ${(s * 0.86).toFixed(1)}`;
    }
    body = `<circle r="${R}" class="rim"/><circle r="${R * 0.93}" class="back"/><path d="${rays}" class="guil"/><circle r="${R * 0.62}" class="well"/>${seatSign(seat, R * 0.78)}`;
    if (kind !== null) {
      const twice = `<path class="two" d="${TWICE}" transform="scale(${R * 0.036})"/>`;
      const small = kind === 'double' ? twice : kind === 'hole' ? `<circle r="${R * 0.2}" class="pk"/><circle r="${R * 0.32}" class="pr"/>` : `<text y="${R * 0.2}" font-size="${R * (kind.length > 1 ? 0.52 : 0.62)}">${kind}</text>`;
      body += `<g class="peek" transform="translate(${R * 0.7} ${R * 0.7})"><circle r="${R * 0.5}"/>${small}</g>`;
    }
  } else {
    body = `<circle r="${R}" class="rim"/><circle r="${R * 0.95}" class="face"/><circle r="${R * 0.95}" class="shine" fill="url(#sternenhimmel-shine)"/><circle r="${R * 0.83}" class="ring"/><g transform="translate(0 ${-R * 0.12})">${mark(kind ?? '', R)}</g><g class="seal" transform="translate(0 ${(R * 0.84).toFixed(1)})"><circle r="${(R * 0.4).toFixed(1)}"/>${seatSign(seat, R * 0.52)}</g>`;
  }
  return `<svg class="tok ${faceDown ? 'down' : 'up'}" ${view} aria-hidden="true"><circle r="${R}" class="drop" cy="${R * 0.1}"/>${body}</svg>`;
}

/** A token that is elsewhere: its outline. */
export const outline = (kind: string): string =>
  `<svg class="tok out" viewBox="${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}" aria-hidden="true"><circle r="20" class="hollow"/><g transform="translate(0 -1)">${mark(kind, 17)}</g></svg>`;

/** A flat chip of the memory aid. */
export const chip = (kind: string): string =>
  `<svg class="chip" viewBox="-13 -13 26 26" aria-hidden="true"><circle r="11.6" class="disc"/>${kind === 'hole' ? '<circle r="4.6" class="h"/><circle r="7.4" class="hr"/>' : `<text y="4.6">${kind === 'double' ? '×2' : kind}</text>`}</svg>`;

/** A star's place. Large: a faceted compass star in a ring, wide rays. Small: a point in a thin circle. */
export function place(large: boolean, r: number): string {
  if (!large) return `<g class="small"><circle r="${(r * 0.66).toFixed(1)}" class="seat-ring"/><circle r="${(r * 0.27).toFixed(1)}" class="core"/></g>`;
  const point = (a: number, d: number): string => `${(Math.cos(a) * d).toFixed(1)} ${(Math.sin(a) * d).toFixed(1)}`;
  let [lit, dim, short] = ['', '', ''];
  const [long, middle, waist] = [r * 1.66, r * 1.22, r * 0.5];
  for (let i = 0; i < 4; i += 1) {
    const a = (i * Math.PI) / 2;
    const b = a + Math.PI / 4;
    lit += `M0 0L${point(a, long)}L${point(b, waist)}Z`;
    dim += `M0 0L${point(a, long)}L${point(a - Math.PI / 4, waist)}Z`;
    short += `M0 0L${point(b - 0.3, waist * 0.9)}L${point(b, middle)}L${point(b + 0.3, waist * 0.9)}Z`;
  }
  return `<g class="large"><circle r="${(r * 1.1).toFixed(1)}" class="seat-ring"/><path d="${short}" class="f-short"/><path d="${dim}" class="f-dim"/><path d="${lit}" class="f-lit"/></g>`;
}

export const starSign = (large: boolean): string =>
  `<svg class="star-sign" viewBox="-22 -22 44 44" aria-hidden="true">${place(large, large ? 12.5 : 17)}</svg>`;

export const coin = (value: number | null, silver = false): string =>
  `<svg class="coin ${silver ? 'silver' : ''}" viewBox="-20 -20 40 40" aria-hidden="true"><circle r="18.5" class="edge" cy="1.4"/><circle r="18" class="metal"/><circle r="18" fill="url(#sternenhimmel-shine)"/><circle r="14.6" class="bead"/>${value === null ? `<path d="${spark(9, 0.24)}" class="cs"/>` : `<text y="7.6">${value}</text>`}</svg>`;
