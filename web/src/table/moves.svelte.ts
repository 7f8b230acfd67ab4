/** What I do at a table: one move at a time, each in the position that I saw. */

import type { Json, ServerMoveOption, ServerTable } from '$types';
import { Refusal } from '$lib/http';
import type { Message } from '$lib/words.svelte';
import type { LegalMove } from './contract';
import type { Room, Why } from './room.svelte';

/** Moves with their labels, said when they are read: whoever comes or goes makes no new moves of them. */
export function labelled(moves: readonly ServerMoveOption[], say: (message: Message) => string): LegalMove[] {
  return moves.map((move) => ({
    ...move,
    get label() {
      return say(move.says);
    },
  }));
}

const textOf = (move: LegalMove | string): string => (typeof move === 'string' ? move : move.text);

export class Moves {
  /** A move of mine is on its way: until it is answered and seen on the table. */
  sending = $state(false);
  private sentIn: ServerTable['number'] = -1;
  private answered: Promise<unknown> = Promise.resolve();
  private previews = new Map<string, Promise<Json | null>>();

  constructor(private readonly room: Room) {}

  /**
   * Play a move. Nobody plays twice in one position. But whoever is faster than the answer to their last move, and
   * chooses in the position after it, is heard.
   */
  async send(move: LegalMove | string): Promise<boolean> {
    const table = this.room.shown;
    if (!table || this.room.past) return false;
    if (this.sending) {
      if (table.number === this.sentIn) return false;
      await this.answered;
      if (this.sending || this.room.past || this.room.shown?.number !== table.number) return false;
    }
    const sent = this.post(table, textOf(move));
    this.answered = sent.catch(() => undefined);
    return sent;
  }

  private async post({ game, number, seat }: ServerTable, move: string): Promise<boolean> {
    this.sending = true;
    this.sentIn = number;
    try {
      const answer = await this.room.command({ type: 'move', game, number, seat, move });
      const entry = answer?.type === 'accepted' ? answer.number : null;
      while (typeof entry === 'number' && (this.room.shown?.number ?? entry) < entry) await pause(10);
      return answer !== null;
    } finally {
      this.sending = false;
    }
  }

  /** Why a move cannot be made now, and where the rules say so; null: it can, or nobody knows. */
  async why(move: string): Promise<Why | null> {
    const table = this.room.newest;
    if (!table || this.room.past) return null;
    try {
      await this.room.socket.send({ type: 'preview', game: table.game, seat: table.seat, move });
      return null;
    } catch (problem) {
      return problem instanceof Refusal ? { reason: problem.message, clause: problem.clause } : null;
    }
  }

  /** Show why a move cannot be made now, as if it had been tried. */
  async explain(move: string): Promise<void> {
    const found = await this.why(move);
    if (found) this.room.warn(found);
  }

  preview(move: LegalMove | string): Promise<Json | null> {
    const table = this.room.newest;
    const text = textOf(move);
    if (!table || this.room.past) return Promise.resolve(null);
    const ask = () => this.room.socket.send({ type: 'preview', game: table.game, seat: table.seat, move: text });
    const known = this.previews.get(text) ?? ask().then((answer) => (answer.type === 'previewed' ? answer.preview : null), () => null);
    this.previews.set(text, known);
    return known;
  }

  /** The position is another one: what moves would do in it is asked anew. */
  forget(): void {
    this.previews.clear();
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
