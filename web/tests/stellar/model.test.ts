/** From a view to what Stellar's table shows. */

import { describe, expect, it } from 'vitest';
import type { StellarPlayerSheet, StellarPreview, StellarTypeLine } from '$types';
import { face, numeral } from '../../src/games/stellar/art/cards';
import { lying, offersOf, repeated, signed, stacks, starsOn, taskOf, type Legal } from '../../src/games/stellar/model';

const NOTHING: StellarTypeLine = { stars: 0, run: 0, points: 0, numbers: [], satellites: [], six: null };

function sheet(lines: Partial<Record<'P' | 'M' | 'A' | 'C' | 'B', Partial<StellarTypeLine>>>): StellarPlayerSheet {
  const line = (letter: 'P' | 'M' | 'A' | 'C' | 'B'): StellarTypeLine => ({ ...NOTHING, ...lines[letter] });
  return {
    types: { P: line('P'), M: line('M'), A: line('A'), C: line('C'), B: line('B') },
    type_points: 0,
    sections: { top: 0, middle: 0, bottom: 0 },
    won: [],
    section_points: 0,
    diversity: 0,
    missing: [],
    total: 0,
  };
}

const legal = (move: Legal['move']): Legal => ({ text: '', label: '', says: { id: '', args: {} }, move });

describe('a stack', () => {
  it('says which of its numbers are there more than once', () => {
    expect(repeated('M', { ...NOTHING, satellites: [2] }, ['M4', 'M4', 'M2', 'P4', 'P4', 'S5', 'M6'])).toEqual([2, 4]);
    expect(repeated('A', NOTHING, ['A1', 'A2', 'M1'])).toEqual([]);
  });
});

describe('a card', () => {
  it('has a kind and a number, and a 6/0 says both', () => {
    expect(face('B5')).toEqual({ kind: 'B', number: 5 });
    expect(numeral(face('P6'))).toBe('6/0');
    expect(() => face('X1')).toThrow('X1 is not a card');
  });

  it('shows the stars of its number, a satellite none', () => {
    const stars = [3, 3, 2, 2, 1, 0];
    expect(['P1', 'M4', 'C6', 'S1'].map((code) => starsOn(code, stars))).toEqual([3, 2, 0, 0]);
  });

  it('may lie face down, known or not', () => {
    expect(lying(undefined)).toBeNull();
    expect(lying('P3')).toEqual({ faceDown: false, code: 'P3' });
    expect(lying('~P3')).toEqual({ faceDown: true, code: 'P3' });
    expect(lying('~')).toEqual({ faceDown: true, code: null });
  });
});

describe('what is to be done', () => {
  it('follows from the legal moves', () => {
    expect(taskOf([])).toBe('wait');
    expect(taskOf([legal({ type: 'take', slot: 1 })])).toBe('take');
    expect(taskOf([legal({ type: 'keep' })])).toBe('renew');
    expect(taskOf([legal({ type: 'place', slot: 2, face_down: true })])).toBe('place');
  });
});

describe('the notebook', () => {
  it('puts satellites and 6/0s where the sheet says that they count', () => {
    const sheets = sheet({
      M: { stars: 5, run: 3, points: 15, numbers: [0, 1, 2], satellites: [2], six: 0 },
      P: { stars: 1, run: 1, points: 1, numbers: [4] },
    });
    const [planets, moons] = stacks(['M6', 'P4', 'S2', 'M1', 'M5'], sheets);
    expect(planets?.leaves.map(({ code }) => code)).toEqual(['P4']);
    expect(moons?.leaves.map(({ code, number, guest, inRun }) => [code, number, guest, inRun])).toEqual([
      ['M6', 0, false, true],
      ['M1', 1, false, true],
      ['S2', 2, true, true],
      ['M5', 5, false, false],
    ]);
  });

  it('marks a second copy as no part of the run', () => {
    const [planets] = stacks(['P3', 'P3'], sheet({ P: { run: 1, numbers: [3] } }));
    expect(planets?.leaves.map(({ inRun }) => inRun)).toEqual([true, false]);
  });
});

describe('places', () => {
  const place = (slot: number, face_down: boolean) => ({
    slot,
    face_down,
    scores: [slot, 0],
    gains: { types: slot, sections: 0, diversity: 0 },
    follows: null,
  });
  const preview: StellarPreview = {
    scores: [0, 0],
    gains: { types: 0, sections: 0, diversity: 0 },
    follows: null,
    places: [place(2, false), place(2, true), place(7, true)],
  };

  it('are offered face up or face down', () => {
    expect([...offersOf(preview, false).keys()]).toEqual([2]);
    expect([...offersOf(preview, true).keys()]).toEqual([2, 7]);
    expect(offersOf(null, true).size).toBe(0);
  });

  it('say their gain with a sign', () => {
    expect([signed(6), signed(0), signed(-10)]).toEqual(['+6', '+0', '−10']);
  });
});
