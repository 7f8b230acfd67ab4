/** Two copies of a card never look the same, and a card keeps its picture wherever it goes. */

import { describe, expect, it } from 'vitest';
import type { StellarEvent, StellarView } from '$types';
import { copiesAfter } from '../../src/games/stellar/copies';

function view(row: (string | null)[], hand: string[], notebook: string[] = [], telescope: Record<string, string> = {}): StellarView {
  const seen = { telescope, notebook, hand, held: hand.length, chosen: null, decided: false, known_in_hand: [], candidates: {} };
  const other = { ...seen, telescope: {}, notebook: [], hand: null };
  return { row, players: [seen, other], placing: null, seats: [0] } as unknown as StellarView;
}
const moved = (card: string, source: string, target: string): StellarEvent =>
  ({ type: 'taken', seat: 0, card, source, target }) as StellarEvent;

describe('copies', () => {
  it('of two equal cards get two pictures', () => {
    const copies = copiesAfter(new Map(), view(['M4', 'P1', 'M4'], []), []);
    expect([copies.get('row.1 M4'), copies.get('row.3 M4')]).toEqual(['a', 'b']);
  });

  it('go along with the card that moves', () => {
    const before = copiesAfter(new Map(), view(['M4', 'P1', 'M4'], []), []);
    const after = copiesAfter(before, view(['M4', 'P1', null], ['M4']), [moved('M4', 'row.3', 'hand.0')]);
    expect(after.get('hand.0 M4')).toBe('b');
    expect(after.get('row.1 M4')).toBe('a');
  });

  it('go along through several places at once', () => {
    const before = copiesAfter(new Map(), view(['M4', null, 'M4'], []), []);
    const news = [moved('M4', 'row.3', 'placing.0'), moved('M4', 'placing.0', 'telescope.0.7')];
    const after = copiesAfter(before, view(['M4', null, null], [], [], { 7: 'M4' }), news);
    expect(after.get('telescope.0.7 M4')).toBe('b');
  });

  it('in one notebook are told apart', () => {
    const copies = copiesAfter(new Map(), view([], [], ['P3', 'P3']), []);
    expect([copies.get('notebook.0 P3'), copies.get('notebook.0 P3 2')]).toEqual(['a', 'b']);
  });
});
