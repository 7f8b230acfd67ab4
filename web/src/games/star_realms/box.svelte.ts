/** The cards of the box that is on the table: the printed ones, or those of a pack. */

import type { Json, StarRealmsView } from '$types';
import { boxOf } from '$lib/packs';
import type { CardData } from './card_data';
import { CARDS } from './cards';

type Cards = Readonly<Record<string, CardData>>;

// One table is shown at a time, and a game keeps its box.
let cards = $state.raw<Cards>(CARDS);

export const cardOf = (code: string): CardData | undefined => cards[code];

/** The numbers of the setup, and the ship that has a pile of its own. */
export function setupOf(view: StarRealmsView): { explorer: string; authority: number } {
  const { explorer = 'explorer', authority = 50 } = boxOf(view as unknown as Json) ?? {};
  return { explorer: String(explorer), authority: Number(authority) };
}

/** `pieces`: what the server tells of a pack's cards; null: the rulebook's box. */
export function openBox(pieces: Json | null): void {
  cards = pieces === null ? CARDS : (pieces as unknown as Cards);
}
