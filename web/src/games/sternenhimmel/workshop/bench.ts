/** The constellations in the workshop: drawn on a sky. */

import type { Workbench } from '$table/contract';
import { words } from '$lib/words.svelte';
import { drawn, type Constellation } from './figure';
import Piece from './Piece.svelte';
import SkyEditor from './SkyEditor.svelte';

const bench: Workbench = {
  Piece,
  width: 11,
  called: (piece) => words.say({ id: 'sternenhimmel-board', args: { board: drawn(piece as unknown as Constellation).label } }),
  fresh: (name) => ({ id: name, name, first: 5, second: 3, stars: [{ id: 's1', size: 'large', x: 0, y: 0 }], lines: [] }),
  Editor: SkyEditor,
  drawn: ['stars', 'lines'],
};

export default bench;
