/** Whole pictures of cards, without letters: those are set by the page, in its own fonts. */
import { type Stop, DOWN, brush, field, linear, radial, sparkle, times, url } from '../../../art/brush';
import { asteroid } from './asteroids';
import { blackHole } from './black_holes';
import { cloud } from './clouds';
import { moon } from './moons';
import { planet } from './planets';
import { satellite } from './satellites';
import type { Kind } from './signs';

export interface Face {
  kind: Kind;
  number: number;
}

/** A card code of the rules: `P3`, `S1`, `B6` (the 6/0). */
export function face(code: string): Face {
  const kind = code.charAt(0);
  if (!isKind(kind)) throw new Error(`${code} is not a card`);
  return { kind, number: Number(code.charAt(1)) };
}
const isKind = (letter: string): letter is Kind => 'PMACBS'.includes(letter) && letter !== '';

export const numeral = ({ kind, number }: Face): string => (number === 6 && kind !== 'S' ? '6/0' : String(number));

/** Two copies of a card are never the same picture. */
export type Copy = 'a' | 'b';
/** `small`: on telescopes and in notebooks; `whole`: in row and hand; `large`: enlarged. */
export type Size = 'small' | 'whole' | 'large';

const ART = { P: planet, M: moon, A: asteroid, C: cloud, B: blackHole, S: satellite };

/** Middle, outside and corner of the ground that each type is painted on. */
const GROUND: Record<Kind, readonly [string, string, string]> = {
  P: ['#3a2440', '#170f26', '#0a0817'],
  M: ['#2b3a66', '#121a36', '#080c1c'],
  A: ['#3f3024', '#1c1519', '#0c090f'],
  C: ['#33205c', '#170e33', '#0a071b'],
  B: ['#0d3a48', '#05161f', '#02080d'],
  S: ['#1d3c68', '#0e1c38', '#070d1d'],
};

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="300" height="420">${inner}</svg>`;

export function picture(code: string, copy: Copy = 'a', size: Size = 'whole', fine = size !== 'small'): string {
  const { kind, number } = face(code);
  const [middle, outside, corner] = GROUND[kind];
  const ground: Stop[] = [
    [0, middle],
    [0.55, outside],
    [1, corner],
  ];
  const above: Stop[] = [
    [0, corner, 0.92],
    [0.55, corner, 0.45],
    [1, corner, 0],
  ];
  const below: Stop[] = [
    [0, corner, 0],
    [0.7, corner, 0.88],
  ];
  const art = ART[kind](number, copy, fine);
  // Large marks stand on small cards: what is single and round moves out of their way.
  const moved = size === 'small' && 'PMAB'.includes(kind);
  return svg(
    `<defs>${radial('ground', ground, 'cx=".52" cy=".56" r=".75"')}${linear('above', above, DOWN)}${linear('below', below, DOWN)}</defs>` +
      `<rect width="100" height="140" fill="${url('ground')}"/>` +
      (moved ? `<g transform="translate(9 14) scale(.9)">${art}</g>` : art) +
      `<rect width="100" height="${size === 'small' ? 60 : 52}" fill="${url('above')}"/>` +
      (size === 'whole' ? `<rect y="104" width="100" height="36" fill="${url('below')}"/>` : ''),
  );
}

/** The back: a plate from an atlas, three stars set together. */
export function backPicture(): string {
  const b = brush('back');
  const ground: Stop[] = [
    [0, '#2a3a78'],
    [0.6, '#152048'],
    [1, '#0b1230'],
  ];
  const ring = (r: number, opacity: number): string => `<circle r="${r}" opacity="${opacity}"/>`;
  const ticks = times(72, (i) => {
    const long = i % 6 === 0;
    return `<path d="M0 ${long ? -32 : -33.4}V-36" transform="rotate(${i * 5})" stroke-width="${long ? 0.7 : 0.35}"/>`;
  });
  const hours = times(12, (i) => `<path d="M0 -14V-100" transform="rotate(${i * 30})" opacity=".3"/>`);
  return svg(
    `<defs>${radial('ground', ground, 'cx=".5" cy=".5" r=".75"')}</defs>` +
      `<rect width="100" height="140" fill="${url('ground')}"/>${field(b, 40, 100, 140, '#ffe9bd')}` +
      `<g transform="translate(50 70)" fill="none" stroke="#d9bd84" stroke-width=".5" opacity=".9">` +
      `${ring(14, 0.75)}${ring(24, 0.75)}${ring(36, 0.75)}${ring(56, 0.3)}${ring(76, 0.3)}${hours}${ticks}` +
      `<ellipse cx="6" cy="-4" rx="30" ry="27" stroke-dasharray="1.6 1.6" opacity=".6"/></g>` +
      sparkle(50, 63, 6.4, '#ffe2a4') +
      sparkle(43.4, 75, 6.4, '#ffe2a4') +
      sparkle(56.6, 75, 6.4, '#ffe2a4'),
  );
}

const urls = new Map<string, string>();

/** Drawn once for each card, copy and size; the browser then keeps the image. */
function kept(key: string, draw: () => string): string {
  const known = urls.get(key);
  if (known !== undefined) return known;
  const made = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  urls.set(key, made);
  return made;
}

export const pictureUrl = (code: string, copy: Copy = 'a', size: Size = 'whole', fine = size !== 'small'): string =>
  kept(`${code}${copy}${size}${fine}`, () => picture(code, copy, size, fine));

export const backUrl = (): string => kept('back', backPicture);
