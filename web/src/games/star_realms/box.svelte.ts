/** The cards of the box that is on the table: the printed ones, or those of a pack. */

import type { Json } from '$types';
import type { CardData } from './card_data';
import { CARDS } from './cards';

type Cards = Readonly<Record<string, CardData>>;

// One table is shown at a time, and a game keeps its box.
let cards = $state.raw<Cards>(CARDS);

export const cardOf = (code: string): CardData | undefined => cards[code];

/** `pieces`: what the server tells of a pack's cards; null: the rulebook's box. */
export function openBox(pieces: Json | null): void {
  cards = pieces === null ? CARDS : (pieces as unknown as Cards);
}
