/** The pictures of the plates on the start page, in boxes of 300 x 440; what matters lies in the middle 300 x 310. */

import { brush, type Brush, field, radial, url, type Stop } from './brush';

const [WIDTH, HEIGHT] = [300, 440];

export function frame(ground: readonly Stop[], body: string, name: string): string {
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${radial(`ground-${name}`, ground, 'cx=".5" cy=".42" r=".85"')}</defs>` +
    `<rect x="-400" y="-400" width="1100" height="1240" fill="${url(`ground-${name}`)}"/>${body}</svg>`
  );
}

/** Faint stars, but where the number of the plate stands. */
export const dust = (b: Brush, count: number, tint?: string): string =>
  `<clipPath id="open-sky"><path d="M0 84H96V0H${WIDTH}V${HEIGHT}H0Z"/></clipPath><g clip-path="url(#open-sky)">${field(b, count, WIDTH, HEIGHT, tint)}</g>`;

export const rings = (x: number, y: number, radii: readonly number[], colour: string): string =>
  radii
    .map(
      (r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width=".5" stroke-dasharray="1 4" opacity=".45"/>`,
    )
    .join('');

// A game draws its own in `plate.ts`; one that brings no picture gets a quiet sky.
const plates = import.meta.glob<{ default: () => string }>('../games/*/plate.ts', { eager: true });

export function plateArt(game: string): string {
  const own = plates[`../games/${game}/plate.ts`];
  return own ? own.default() : frame([[0, '#22346d'], [1, '#060914']], field(brush(game), 220, WIDTH, HEIGHT), 'other');
}
