/** Positions and moves for the tests of this table. */

import type { StarRealmsMove, StarRealmsSeenPlayer, StarRealmsView } from '$types';
import type { Seat } from '$table/contract';
import type { Legal } from '../pieces';

export const player = (more: Partial<StarRealmsSeenPlayer> = {}): StarRealmsSeenPlayer => ({
  authority: 50, hand: null, held: 5, known: [], deck: 5, on_top: [], unseen: [], discard: [], ships: [], bases: [], debt: 0, ...more,
});

export const view = (more: Partial<StarRealmsView> = {}): StarRealmsView => ({
  game: 'star_realms',
  seat: 0,
  options: {},
  seats: [0],
  players: [player({ hand: ['scout', 'viper'], held: 2 }), player()],
  trade_row: ['cutter', 'ram', 'corvette', 'blob-world', 'trade-bot'],
  trade_deck: ['junkyard'],
  explorers: 10,
  scrap_heap: [],
  away: [],
  turn: { seat: 0, trade: 3, combat: 2, number: 3, partners: [], questions: [] },
  outcome: null,
  ...more,
});

/** A legal move; its label is its text. */
export const legal = (text: string, move: StarRealmsMove): Legal => ({ text, move, label: text, says: { id: text, args: {} } });

export const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  number, name: ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'][number] ?? '', kind: number ? 'bot' : 'person', level: number ? 'greedy' : null,
  sign: number, colour: `var(--seat-${number})`, isYou: number === 0, deciding: number === 0, present: true, ...more,
});
