/** The score pad keeps what was tapped in, and asks the server about it. */

import { describe, expect, it } from 'vitest';
import { emptyPad, left, positionOf, put } from '../../src/games/stellar/pad';

describe('the score pad', () => {
  it('puts cards on slots and into notebooks, and takes them away', () => {
    let pad = put(emptyPad(), { seat: 0, slot: 4 }, 'P3');
    pad = put(pad, { seat: 0, slot: 4 }, 'M3');
    pad = put(put(pad, { seat: 1, slot: null }, 'S2'), { seat: 1, slot: null }, 'C1');
    expect(pad.players[0]?.telescope).toEqual({ 4: 'M3' });
    expect(pad.players[1]?.notebook).toEqual(['S2', 'C1']);
    pad = put(put(pad, { seat: 0, slot: 4 }, null), { seat: 1, slot: null }, 'S2', true);
    expect(positionOf(pad)).toEqual({
      players: [
        { telescope: {}, notebook: [] },
        { telescope: {}, notebook: ['C1'] },
      ],
    });
  });

  it('counts what is left in the box', () => {
    const pad = put(put(emptyPad(), { seat: 0, slot: 1 }, 'P3'), { seat: 1, slot: null }, 'P6');
    const box = left(pad);
    expect(Object.values(box).reduce((sum, count) => sum + count, 0)).toBe(58);
    expect([box.P3, box.P6, box.S1]).toEqual([1, 0, 1]);
  });

  it('need not know which card lies face down', () => {
    const pad = put(emptyPad(), { seat: 0, slot: 9 }, '~');
    const { players } = positionOf(pad) as { players: { telescope: Record<string, string> }[] };
    expect(players[0]?.telescope[9]).toBe('~');
  });

  it('counts by the box of a pack, and names it to the server', () => {
    const pad = { ...put(emptyPad(), { seat: 0, slot: 1 }, 'P3'), stars: [1, 1, 1, 1, 1, 1], pack: 'f1' };
    expect(left(pad, { cards: [{ card: 'P3', copies: 4, stars: 9 }, { card: 'S1', copies: 0 }] })).toEqual({ P3: 3, S1: 0 });
    expect(positionOf(pad)).toMatchObject({ options: { pack: 'f1' } });
  });

  it('sends a corrected star table along', () => {
    expect(positionOf({ ...emptyPad(), stars: [3, 2, 2, 1, 1, 0] })).toMatchObject({ options: { stars: [3, 2, 2, 1, 1, 0] } });
    expect(positionOf(emptyPad())).not.toHaveProperty('options');
  });
});
