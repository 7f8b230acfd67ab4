/** How far the device has come with getting ready to play, and with a bot's move. */

import type { Message } from '$lib/words.svelte';

class Progress {
  /** From 0 to 1; null: nothing is on its way. */
  part = $state<number | null>(null);
  /** Why it cannot, and what to do. */
  problem = $state.raw<Message | null>(null);
  /** How far a bot is that thinks for long, from 0 to 1; null: none does. */
  thinking = $state<number | null>(null);

  begin(): void {
    this.part = 0;
    this.problem = null;
  }
  tell(part: number): void {
    this.part = part;
  }
  end(): void {
    this.part = null;
    this.problem = null;
  }
  fail(problem: Message): void {
    this.part = null;
    this.problem = problem;
  }
  /** A file of the page did not come: nothing else can be done about that here. */
  miss(file: string): void {
    this.fail({ id: 'page-device-no-file', args: { file } });
  }
}

export const progress = new Progress();
