/** What partners ask of each other: a bot grants it at once, a person hears of it. */

import type { ServerFavour, ServerNotice, ServerTable } from '$types';
import { live } from '$lib/live.svelte';
import { t } from '$lib/words.svelte';
import type { Favour, GameModule } from './contract';
import type { Room } from './room.svelte';

export class Favours {
  /** What a partner asks of me. */
  asked = $state.raw<ServerFavour | null>(null);

  constructor(private readonly room: Room) {}

  /** What I may ask for, in words. */
  offered(table: ServerTable, module: GameModule): Favour[] {
    if (this.room.legal.length === 0) return [];
    return Object.values(table.favours).map((favour) => {
      const partner = this.nameOf(favour);
      const label = module.favour?.(favour.name, partner) ?? t('page-ask-favour', { name: partner, favour: favour.name });
      return { ...favour, label };
    });
  }

  async ask(favour: ServerFavour): Promise<void> {
    const table = this.room.newest;
    if (!table || this.room.past) return;
    const { game, seat } = table;
    const answer = await this.room.command({ type: 'ask', game, seat, favour: favour.name });
    const isPerson = this.room.seats[favour.seat]?.kind !== 'bot';
    if (answer && isPerson) live.tell(t('page-favour-told', { name: this.nameOf(favour) }));
  }

  hear(notice: ServerNotice): void {
    if (notice.kind === 'favour' && notice.game === this.room.newest?.game) this.asked = notice.favour ?? null;
  }

  /** Once it is granted, or no longer possible, it is asked no more. */
  lapse(table: ServerTable): void {
    if (!table.legal.some((move) => move.text === this.asked?.move)) this.asked = null;
  }

  nameOf(favour: ServerFavour): string {
    return this.room.seats[favour.seat]?.name ?? '';
  }
}
