/** Which games have a table of their own; the others are played at the plain one. */

import type { GameModule } from './contract';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

export async function gameModule(name: string): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`] ?? modules[`../games/${name.replaceAll('-', '_')}/index.ts`];
  if (load) return (await load()).default;
  const { default: Table } = await import('./PlainTable.svelte');
  return { name, Table, panel: 'docked' };
}
