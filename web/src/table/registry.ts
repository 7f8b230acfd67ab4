/** Which games have a table of their own; the others are played at the plain one. */

import type { Component } from 'svelte';
import type { GameModule, TableProps } from './contract';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** `hasPack`: the game is played with another box than the rulebook's, which its table may not know how to draw. */
export async function gameModule(name: string, hasPack = false): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`] ?? modules[`../games/${name.replaceAll('-', '_')}/index.ts`];
  const found = load && (await load()).default;
  if (found && !(hasPack && found.onlyRulebook)) return found;
  const { default: Table } = await import('./PlainTable.svelte');
  return found ? withoutPictures(found, Table) : { name, Table, panel: 'docked' };
}

/** What a game says of itself, but for all that shows its pieces. */
const withoutPictures = (found: GameModule, Table: Component<TableProps>): GameModule => ({
  ...found,
  Table,
  skin: undefined,
  Sheet: undefined,
  Status: undefined,
  Enlarged: undefined,
  hand: undefined,
  panel: 'docked',
});
