/** Pictures are made from nothing but their arguments, well formed, and each its own. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backPicture, picture } from '../../src/games/stellar/art/cards';
import { chart } from '../../src/games/stellar/art/sky';
import { PLACES, tube } from '../../src/games/stellar/art/telescope';
import { ZODIAC } from '../../src/games/stellar/art/zodiac';

const CODES = [...'PMACB'].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((n) => `${kind}${n}`)).concat(['S1', 'S2', 'S3', 'S4', 'S5']);

function problems(svg: string): string {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return parsed.querySelector('parsererror')?.textContent ?? '';
}

describe('pictures', () => {
  it.each(CODES)('%s is well-formed, has numbers everywhere, and finds all that it refers to', (code) => {
    for (const size of ['small', 'whole'] as const) {
      const svg = picture(code, 'a', size);
      expect(problems(svg)).toBe('');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('are the same every time, and different for every card and copy', () => {
    expect(picture('A3', 'b')).toBe(picture('A3', 'b'));
    const all = CODES.flatMap((code) => [picture(code, 'a'), picture(code, 'b')]);
    expect(new Set(all).size).toBe(2 * CODES.length);
  });

  it('of the back, the tube and the sky are well formed', () => {
    expect(problems(backPicture())).toBe('');
    const wrapped = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
    expect(problems(wrapped(tube('t')))).toBe('');
    expect(problems(wrapped(chart(1000)))).toBe('');
  });
});

describe('the telescope', () => {
  it('has twelve places that do not overlap', () => {
    expect(PLACES.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const a of PLACES)
      for (const b of PLACES) if (a !== b) expect(Math.abs(a.x - b.x) >= 100 || Math.abs(a.y - b.y) >= 140).toBe(true);
  });
});

describe('the sky', () => {
  it('has the catalogue values of the boards', () => {
    interface Board {
      id: string;
      stars: { id: string; ra: number; dec: number; magnitude: number }[];
      lines: [string, string][];
      spare?: boolean;
    }
    const file = join(import.meta.dirname, '../../../src/asterism/games/sternenhimmel/box.json');
    const { constellations } = JSON.parse(readFileSync(file, 'utf8')) as { constellations: Board[] };
    const wanted = constellations
      .filter(({ spare }) => !spare)
      .map(({ id, stars, lines }) => ({
        id,
        stars: stars.map(({ ra, dec, magnitude }) => [ra, dec, magnitude]),
        lines: lines.map((ends) => ends.map((end) => stars.findIndex((star) => star.id === end))),
      }));
    expect(ZODIAC).toEqual(wanted);
  });
});
