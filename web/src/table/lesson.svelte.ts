/**
 * A guided first game as this page knows it. The server stores nothing of it: what was done so far is
 * kept in this browser, so that a reload goes on where it was, and the table follows from it.
 */

import { tick } from 'svelte';
import type { Json, Outcome, ServerLesson, ServerTableEvent } from '$types';
import { Refusal, server } from '$lib/http';
import { keep, recall } from '$lib/kept';
import { live } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound';
import { t, words, type Listener, type Message } from '$lib/words.svelte';
import type { Happening, LegalMove, Seat } from './contract';
import type { Mover } from './motion';
import { labelled } from './moves.svelte';
import type { Why } from './room.svelte';
import { seatsOf } from './seats';

const READ = '';

export class Guide {
  now = $state.raw<ServerLesson | null>(null);
  news = $state.raw<readonly Happening[]>([]);
  /** What is said of a move that was not meant, or against the rules. */
  remark = $state.raw<{ text: string; clause: string | null } | null>(null);
  problem = $state('');
  sending = $state(false);
  mover: Mover | null = null;

  private done: readonly string[] = [];
  /** What is told needs its words first. */
  private readonly spoken: Promise<unknown>;
  private previews = new Map<string, Promise<Json | null>>();

  readonly seats: Seat[] = $derived(
    this.now
      ? seatsOf(
          this.now.table.players.map((player, seat) => (seat === 0 ? { ...player, name: t('page-you-seat') } : player)),
          null,
          0,
          this.now.table.deciding,
        )
      : [],
  );
  readonly listener: Listener = $derived({ names: this.seats.map((seat) => seat.name), you: 0 });
  readonly log: readonly Happening[] = $derived((this.now?.table.events ?? []).map((one) => this.happening(one)));
  readonly legal: readonly LegalMove[] = $derived(
    this.sending || this.now?.reads || !this.now?.says
      ? []
      : labelled(this.now.table.legal, (message) => this.say(message)),
  );

  constructor(readonly game: string) {
    this.spoken = Promise.all([words.use('lessons'), words.use(game)]);
  }

  get outcome(): Outcome | null {
    return (this.now?.table.outcome as Outcome | null | undefined) ?? null;
  }
  get begun(): boolean {
    return this.done.length > 0;
  }
  private get name(): string {
    return `lesson ${this.game}`;
  }

  say(message: Message, part: string | null = null): string {
    return words.say(message, part, this.listener);
  }

  /** A part of what the step says; '' if it has none. */
  part(part: string): string {
    const says = this.now?.says;
    return says && words.has(says.id, part) ? this.say(says, part) : '';
  }

  private happening({ event, says, ply }: ServerTableEvent): Happening {
    const seat = typeof event.seat === 'number' ? event.seat : null;
    return { event, ply, says, number: Number(event.number), seat, sentence: says ? this.say(says) : '' };
  }

  /** Go on where this browser left off; if the lesson is another one since then, begin anew. */
  async load(): Promise<void> {
    const kept = recall<string[]>(this.name, []);
    if (await this.go(kept)) return;
    if (kept.length) await this.go([]);
  }

  /** Play a move, if it is what the step asks for. */
  async move(move: LegalMove | string): Promise<boolean> {
    const now = this.now;
    const text = typeof move === 'string' ? move : move.text;
    if (!now || now.reads || this.sending) return false;
    if (now.wanted.length && !now.wanted.includes(text)) {
      this.tell(this.part('other') || t('lessons-other'), null);
      return false;
    }
    return this.go([...this.done, text]);
  }

  /** Read on. */
  async read(): Promise<void> {
    if (this.now?.reads) await this.go([...this.done, READ]);
  }

  /** Do for me what is asked. */
  async show(): Promise<void> {
    const now = this.now;
    const move = now?.table.legal.find(({ text }) => !now.wanted.length || now.wanted.includes(text));
    if (move) await this.go([...this.done, move.text]);
  }

  async back(): Promise<void> {
    if (this.begun) await this.go(this.done.slice(0, -1));
  }

  async again(): Promise<void> {
    await this.go([]);
  }

  preview(move: LegalMove | string): Promise<Json | null> {
    const text = typeof move === 'string' ? move : move.text;
    const known =
      this.previews.get(text) ??
      server.lessonPreview(this.game, this.done, text).then(
        (seen) => seen.preview,
        () => null,
      );
    this.previews.set(text, known);
    return known;
  }

  /** Why a move cannot be made now; null: it can. */
  async why(move: string): Promise<Why | null> {
    try {
      await server.lessonPreview(this.game, this.done, move);
      return null;
    } catch (problem) {
      return problem instanceof Refusal ? { reason: problem.message, clause: problem.clause } : null;
    }
  }

  private tell(text: string, clause: string | null): void {
    this.remark = { text, clause };
    live.warn(text);
    play('refused');
  }

  private async go(done: readonly string[]): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.remark = null;
    try {
      const [next] = await Promise.all([server.lesson(this.game, done), this.spoken]);
      await this.turnTo(next, done);
      return true;
    } catch (refused) {
      const text = refused instanceof Refusal ? refused.message : t('page-unreachable');
      if (this.now) this.tell(text, refused instanceof Refusal ? refused.clause : null);
      else this.problem = text;
      return false;
    } finally {
      this.sending = false;
    }
  }

  private async turnTo(next: ServerLesson, done: readonly string[]): Promise<void> {
    const before = this.now;
    const isForward = before?.table.game === next.table.game && done.length > this.done.length;
    const fresh = isForward ? next.table.events.slice(before.table.events.length) : [];
    this.mover?.land();
    this.mover?.remember(settings.pace, fresh);
    this.done = done;
    this.previews.clear();
    keep(this.name, done);
    this.problem = '';
    this.now = next;
    this.news = fresh.map((one) => this.happening(one));
    await tick();
    live.tell(...this.news.map((one) => one.sentence));
    if (next.says && next.says.id !== before?.says?.id) live.tell(this.say(next.says), this.part('task'));
    // What is asked next can be done while it flies.
    void this.mover?.fly(this.news, settings.pace);
  }
}
