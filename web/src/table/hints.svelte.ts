/** What the server would play here, asked for once for each position. */

import type { ServerHinted } from '$types';
import { Refusal, server } from '$lib/http';
import { live } from '$lib/live.svelte';
import { t } from '$lib/words.svelte';
import type { Room } from './room.svelte';

type Hinted = ServerHinted['moves'][number];

export class Hints {
  open = $state(false);
  thinking = $state(false);
  problem = $state('');
  moves = $state.raw<readonly Hinted[]>([]);
  private number = -1;
  private asked = 0;

  constructor(private readonly room: Room) {}

  /** Hints for the position on show; asked again, they close. */
  async toggle(): Promise<void> {
    if (this.open) this.close();
    else await this.ask();
  }

  close(): void {
    this.asked += 1;
    this.open = this.thinking = false;
    this.moves = [];
  }

  /** What was said of an older position is of no use. */
  keepUp(number: number): void {
    if (this.open && number !== this.number) this.close();
  }

  private async ask(): Promise<void> {
    const table = this.room.newest;
    if (!table || !this.room.isMyTurn) return;
    const mine = (this.asked += 1);
    this.number = table.number;
    [this.open, this.thinking, this.problem, this.moves] = [true, true, '', []];
    live.tell(t('page-hint-thinking'));
    try {
      let found: ServerHinted;
      do {
        found = await server.hint(table.game, table.seat);
        if (mine !== this.asked) return;
      } while (!found.ready && found.number === table.number);
      this.moves = found.number === table.number ? found.moves : [];
      live.tell(...this.moves.map((one) => `${this.chance(one)}: ${this.room.say(one.says)}. ${this.room.say(one.reason)}`));
    } catch (problem) {
      if (mine === this.asked) this.problem = problem instanceof Refusal ? problem.message : t('page-unreachable');
    } finally {
      if (mine === this.asked) this.thinking = false;
    }
  }

  chance(one: Hinted): string {
    return t('page-chance', { percent: Math.round(one.value / 100) });
  }
}
