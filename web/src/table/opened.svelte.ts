/** The module of a room's game, and the box that its table is opened with. */

import { Refusal } from '$lib/http';
import { t, words } from '$lib/words.svelte';
import type { GameModule } from './contract';
import { gameModule } from './registry';
import type { Room } from './room.svelte';

interface Found {
  name: string;
  pack: string | null;
  module: GameModule;
}

export class Opened {
  problem = $state('');
  private found = $state.raw<Found | null>(null);
  private readonly name = $derived.by(() => this.of()?.newest?.rules ?? this.of()?.room?.game ?? null);
  /** Of the game on the table; before there is one, of the room. */
  private readonly pack = $derived.by(() => {
    const room = this.of();
    return (room?.newest ? room.newest.pack : room?.room?.pack?.fingerprint) ?? null;
  });
  readonly module = $derived(this.found?.name === this.name ? this.found?.module : null);
  /** Only then a table may be shown: with the cards of another box it would tell lies. */
  readonly hasBox = $derived(this.found?.name === this.name && this.found?.pack === this.pack);

  /** To be made where effects can be. */
  constructor(private readonly of: () => Room | null) {
    $effect(() => {
      if (this.name) void this.open(this.name, this.pack);
    });
  }

  private async open(name: string, pack: string | null): Promise<void> {
    try {
      const [module] = await Promise.all([gameModule(name, pack), words.use(name)]);
      if (name === this.name && pack === this.pack) this.found = { name, pack, module };
    } catch (refused) {
      this.problem = refused instanceof Refusal ? refused.message : t('page-unreachable');
    }
  }
}
