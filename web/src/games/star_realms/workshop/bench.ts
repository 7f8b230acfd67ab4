/** The cards in the workshop: as they look in the hand. */

import type { Workbench } from '$table/contract';
import { inLanguage, t, type Texts } from '$lib/words.svelte';
import { cardOf } from '../box.svelte';
import { cardName } from '../names';
import Piece from './Piece.svelte';

/** What is typed; else what the box calls the card. */
function called(code: string, name: unknown): string {
  if (name !== undefined) return inLanguage(name as Texts);
  return cardOf(code) ? cardName(code) : t('star-realms-card', { card: code });
}

const bench: Workbench = {
  Piece,
  width: 8.6,
  called: (piece) => called(String(piece.card), piece.name),
  fresh: (name) => ({ card: name, name, cost: 3, copies: 1, primary: [{ op: 'gain', combat: 3 }] }),
};

export default bench;
