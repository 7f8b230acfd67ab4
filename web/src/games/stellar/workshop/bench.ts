/** The cards in the workshop: as they look in the row. */

import type { Workbench } from '$table/contract';
import { words } from '$lib/words.svelte';
import Piece from './Piece.svelte';

const bench: Workbench = {
  Piece,
  width: 6.6,
  called: (piece, pack) => words.say({ id: 'stellar-card', args: { card: String(piece.card) } }, null, { box: pack }),
  fresh: (name) => ({ card: name, copies: 1 }),
};

export default bench;
