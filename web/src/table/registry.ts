/** Which games have a table of their own; the others are played at the plain one. */

import { packOf } from '$lib/packs';
import type { GameModule } from './contract';
import PlainTable from './PlainTable.svelte';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

let opened = 0;

/**
 * `pack`: the fingerprint of the box that a table of it is opened with; null: the rulebook's; nothing: no table is
 * opened.
 */
export async function gameModule(name: string, pack?: string | null): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`] ?? modules[`../games/${name.replaceAll('-', '_')}/index.ts`];
  if (!load) return { name, Table: PlainTable, panel: 'docked' };
  const { default: found } = await load();
  if (found.open && pack !== undefined) {
    const mine = (opened += 1);
    const pieces = pack === null ? null : (await packOf(pack)).pieces;
    // Whoever has gone on to another table meanwhile sees that one's cards.
    if (mine === opened) found.open(pieces);
  }
  return found;
}
