/** The drafts of this browser. Each change is kept at once: whoever reloads the page goes on where they were. */

import type { Json } from '$types';
import { keep, recall } from '$lib/kept';
import { randomHex } from '$lib/keys';

export interface Draft {
  id: string;
  game: string;
  pack: Json;
  /** When it was changed last, in milliseconds. */
  at: number;
}

const NAME = 'drafts';

class Drafts {
  list = $state.raw<readonly Draft[]>(recall<Draft[]>(NAME, []));

  constructor() {
    // Another window of this browser may have changed them.
    if (typeof window !== 'undefined') addEventListener('storage', () => this.look());
  }

  find(id: string): Draft | undefined {
    return this.list.find((one) => one.id === id);
  }

  begin(game: string, pack: Json): Draft {
    const draft = { id: randomHex(4), game, pack, at: Date.now() };
    this.write([draft, ...this.fresh()]);
    return draft;
  }

  save(id: string, pack: Json): void {
    this.write(this.fresh().map((one) => (one.id === id ? { ...one, pack, at: Date.now() } : one)));
  }

  remove(id: string): void {
    this.write(this.fresh().filter((one) => one.id !== id));
  }

  private look(): void {
    this.list = this.fresh();
  }

  private fresh(): Draft[] {
    const kept = recall<Draft[] | null>(NAME, null);
    return kept ?? [...this.list];
  }

  private write(list: readonly Draft[]): void {
    this.list = list;
    keep(NAME, list);
  }
}

export const drafts = new Drafts();
