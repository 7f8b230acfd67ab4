/** Taking back: freely, behind what came to light, or by the others' consent. */

import type { ServerRoomView, ServerTable } from '$types';
import { live } from '$lib/live.svelte';
import { t } from '$lib/words.svelte';
import type { Room } from './room.svelte';

type Ask = ServerRoomView['asks'][number];

export class TakingBack {
  /** A question that I took back myself: nobody declined it. */
  private withdrawn = '';

  constructor(private readonly room: Room) {}

  /** What I asked the others and they have not answered. With the next entry of the log it lapses. */
  get asked(): Ask | null {
    return this.mine(this.room.room).find((ask) => ask.number === this.room.newest?.number) ?? null;
  }

  /** How my latest decision is taken back; null: it stands, or everybody has been asked already. */
  get how(): 'free' | 'further' | 'ask' | null {
    const table = this.room.newest;
    if (!table || this.room.past || this.asked) return null;
    if (table.undo !== null) return 'free';
    return table.undo_further === 'free' ? 'further' : table.undo_further;
  }

  /** What the button says. */
  get label(): string {
    return t(this.asked ? 'page-undo-waits' : this.how === 'ask' ? 'page-undo-ask' : 'page-undo');
  }

  /** What it says besides: that the record will show it. */
  get note(): string {
    return this.how === 'further' ? t('page-undo-further') : this.label;
  }

  async undo(): Promise<void> {
    const table = this.room.newest;
    if (!table || this.how === null) return;
    const answer = await this.room.command({ type: 'undo', game: table.game, number: table.number, seat: table.seat });
    if (answer?.type === 'accepted' && answer.ask) live.tell(t('page-undo-asked'));
  }

  async withdraw(): Promise<void> {
    const ask = this.asked;
    if (!ask) return;
    this.withdrawn = ask.id;
    await this.room.command({ type: 'answer', ask: ask.id, yes: false });
  }

  /** The room has changed. Was my question answered with no? */
  isDeclined(next: ServerRoomView, table: ServerTable | null): boolean {
    const left = new Set(next.asks.map((ask) => ask.id));
    return this.mine(this.room.room).some((ask) => !left.has(ask.id) && ask.id !== this.withdrawn && ask.number === table?.number);
  }

  private mine(room: ServerRoomView | null): Ask[] {
    return (room?.asks ?? []).filter((ask) => ask.kind === 'undo' && ask.by === this.room.you?.person);
  }
}
