/** Which games have a table of their own; the others are played at the plain one. */

import { packOf } from '$lib/packs';
import type { GameModule } from './contract';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** `pack`: the fingerprint of the box that a table of it is opened with; null: the rulebook's. */
export async function gameModule(name: string, pack?: string | null): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`] ?? modules[`../games/${name.replaceAll('-', '_')}/index.ts`];
  if (!load) {
    const { default: Table } = await import('./PlainTable.svelte');
    return { name, Table, panel: 'docked' };
  }
  const { default: found } = await load();
  if (found.open && pack !== undefined) found.open(pack === null ? null : (await packOf(pack)).pieces);
  return found;
}
