/** A room as this page knows it: who is there, what was said, and the game on its table. */

import { tick } from 'svelte';
import type {
  Json,
  Outcome,
  ServerChatLine,
  ServerCommand,
  ServerReacted,
  ServerRoomView,
  ServerTable,
  ServerTableEvent,
  ServerYou,
} from '$types';
import { Refusal, server } from '$lib/http';
import { live } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound';
import { notify, yourTurn } from '$lib/notify';
import { boxOf, filled, packOf, withPack } from '$lib/packs';
import { PROTOCOL, RoomSocket, type Answer, type Frame } from '$lib/socket.svelte';
import { t, words, type Listener, type Message } from '$lib/words.svelte';
import type { Happening, LegalMove, Seat } from './contract';
import { standing, startOfLastTurn } from './looking_back';
import { Favours } from './favours.svelte';
import type { Mover } from './motion';
import { labelled, Moves } from './moves.svelte';
import { seatsOf } from './seats';
import { TakingBack } from './taking_back';

// So far behind, and the table shows the newest position at once.
const TOO_FAR_BEHIND = 6;
const NONE: ServerTable['legal'] = [];

/** Why something is not done, in words and by its clause. */
export interface Why {
  reason: string;
  clause: string | null;
}

/** A position of the past that is looked at, and who was to decide then. */
export interface Past {
  ply: number;
  view: Json;
  deciding: readonly number[];
  news: Happening[];
}

export class Room {
  room = $state.raw<ServerRoomView | null>(null);
  you = $state.raw<ServerYou | null>(null);
  chat = $state.raw<readonly ServerChatLine[]>([]);
  reactions = $state.raw<readonly (ServerReacted & { key: number })[]>([]);
  /** The newest frame, and the one on show: cards may still be on their way. */
  newest = $state.raw<ServerTable | null>(null);
  shown = $state.raw<ServerTable | null>(null);
  news = $state.raw<readonly ServerTableEvent[]>([]);
  told = $state.raw<readonly ServerTableEvent[]>([]);
  past = $state.raw<Past | null>(null);
  /** The last refusal, for the page to show. */
  refusal = $state.raw<Why | null>(null);
  announcement = $state<string | null>(null);
  outdated = $state(false);
  /** The seat that this page looks from, where one person holds several; null: the server says. */
  wanted = $state<number | null>(null);
  unread = $state(0);
  mover: Mover | null = null;
  readonly socket: RoomSocket;
  readonly takingBack = new TakingBack(this);
  readonly favours = new Favours(this);
  readonly moves = new Moves(this);

  private queue: ServerTable[] = [];
  private presenting = false;
  private toldOf = '';
  /** What is told needs its words first. */
  private spoken: Promise<void> = Promise.resolve();
  private reaction = 0;
  private replaying = 0;

  readonly listener: Listener = $derived({
    names: this.seats.map((seat) => seat.name),
    you: this.shown?.seat ?? null,
    box: boxOf(this.shown?.view),
  });
  readonly log: readonly Happening[] = $derived(this.told.map((one) => this.happening(one)));
  /**
   * What I may do in the position on show, also while the next is on its way, as in a turn that partners share: what
   * can be clicked stays what it is. The server knows whether the move still means the same.
   */
  private readonly offered = $derived(this.past ? NONE : (this.shown?.legal ?? NONE));
  readonly legal: readonly LegalMove[] = $derived(labelled(this.offered, (message) => this.say(message)));

  /** `watch`: a shared screen, which sees what everybody may see, whoever it is. */
  constructor(
    readonly id: string,
    readonly watch = false,
  ) {
    this.socket = new RoomSocket(id, () => this.resume(), (frame) => this.hear(frame));
  }

  close(): void {
    this.replaying += 1;
    this.queue = [];
    this.socket.close();
  }

  /** The seats that may decide in the position on show. */
  get deciding(): readonly number[] {
    return this.past?.deciding ?? this.shown?.deciding ?? [];
  }

  get seats(): Seat[] {
    const table = this.shown;
    return table ? seatsOf(table.players, this.room, table.seat, this.deciding) : [];
  }

  /** The seats that I hold. Who sat down after coming in was told of none at the door. */
  get mine(): number[] {
    return (this.room?.seats ?? []).flatMap((seat, number) => (seat.person !== null && seat.person === this.you?.person ? [number] : []));
  }

  /** Newer positions are on their way to the table. */
  get isBehind(): boolean {
    return this.shown?.number !== this.newest?.number;
  }

  get isMyTurn(): boolean {
    const table = this.newest;
    return table?.status === 'playing' && table.seat !== null && table.deciding.includes(table.seat);
  }

  get outcome(): Outcome | null {
    return (this.shown?.outcome as Outcome | null | undefined) ?? null;
  }

  say(message: Message, part: string | null = null): string {
    return words.say(message, part, this.listener);
  }

  happening(told: ServerTableEvent): Happening {
    const { event, says, ply } = told;
    return {
      event,
      ply,
      says,
      number: Number(event.number),
      seat: typeof event.seat === 'number' ? event.seat : null,
      sentence: says ? this.say(says) : '',
    };
  }

  // Commands. What is refused is told; the promise says whether it was done.

  async command(command: ServerCommand): Promise<Answer | null> {
    this.refusal = null;
    try {
      return await this.socket.send(command);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refuse(problem);
      return null;
    }
  }

  private refuse(problem: Refusal): void {
    this.warn({ reason: problem.message || t('page-refused'), clause: problem.clause });
    play('refused');
  }

  warn(why: Why): void {
    this.refusal = why;
    live.warn(why.reason);
  }

  // Looking back.

  async look(ply: number): Promise<void> {
    this.replaying += 1;
    await this.show(ply, []);
  }

  now(): void {
    this.replaying += 1;
    this.past = null;
  }

  private async show(ply: number, news: Happening[]): Promise<void> {
    const table = this.newest;
    if (!table) return;
    const mine = this.replaying;
    const found = await server.at(table.game, Math.max(0, Math.min(ply, table.ply)), table.seat);
    const view = await withPack(found.view);
    if (mine !== this.replaying) return;
    this.mover?.remember(settings.pace, news);
    this.past = { ply: found.ply, view, deciding: found.deciding, news };
    await tick();
    await this.mover?.fly(news, settings.pace);
  }

  /** What the others did since my own last decision, once more. */
  async lastTurn(): Promise<void> {
    const table = this.newest;
    const stands = standing(this.log);
    if (!table || stands.length === 0) return;
    this.replaying += 1;
    const mine = this.replaying;
    const first = startOfLastTurn(stands, table.seat);
    await this.show(first, []);
    for (let ply = first + 1; ply <= table.ply && mine === this.replaying; ply += 1) {
      await pause(Math.max(350, 500 * settings.pace));
      if (mine === this.replaying) await this.show(ply, stands.filter((one) => one.ply === ply));
    }
    await pause(700);
    if (mine === this.replaying) this.now();
  }

  // Frames.

  private resume(): Record<string, string | number> {
    return {
      ...(this.newest ? { game: this.newest.game, since: this.newest.number } : {}),
      ...(this.wanted === null ? {} : { seat: this.wanted }),
      ...(this.watch ? { watch: 1 } : {}),
    };
  }

  /** Look from another seat of mine. Nothing that the last one knew stays in this page. */
  take(seat: number): void {
    this.now();
    this.queue = [];
    this.newest = this.shown = null;
    this.told = this.news = [];
    this.toldOf = '';
    this.moves.forget();
    this.refusal = null;
    this.wanted = seat;
    live.hush(false);
    this.socket.again();
  }

  private hear(frame: Frame): void {
    switch (frame.type) {
      case 'welcome':
        this.outdated = frame.protocol !== PROTOCOL;
        this.you = frame.you;
        this.room = frame.room;
        this.chat = frame.chat;
        break;
      case 'room':
        if (this.takingBack.isDeclined(frame.room, this.newest)) this.warn({ reason: t('page-undo-declined'), clause: null });
        this.room = frame.room;
        break;
      case 'table':
        this.receive(frame);
        break;
      case 'said':
        this.chat = [...this.chat, frame.line];
        if (frame.line.person !== this.you?.person) {
          this.unread += 1;
          live.tell(t('page-chat-said', { name: frame.line.name, text: frame.line.text }));
        }
        break;
      case 'reacted':
        this.hearReaction(frame);
        break;
      case 'presence':
        live.tell(t(frame.present ? 'page-came' : 'page-went', { name: frame.name }));
        break;
      case 'notice':
        if (frame.kind === 'announcement') this.announcement = frame.text ?? null;
        this.favours.hear(frame);
        break;
      default:
    }
  }

  private hearReaction(frame: ServerReacted): void {
    const one = { ...frame, key: this.reaction++ };
    this.reactions = [...this.reactions, one].slice(-4);
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other.key !== one.key)), 4000);
    if (frame.person !== this.you?.person) {
      live.tell(t('page-reacted', { name: frame.name, sign: t(`page-sign-${frame.sign}`) }));
    }
  }

  /** Of the game's pack, most frames have only the fingerprint. */
  private receive(frame: ServerTable): void {
    const view = filled(frame.view, frame.pack ?? null);
    if (view) this.hearTable({ ...frame, view });
    else void packOf(frame.pack ?? '').then(() => this.receive(frame), () => undefined);
  }

  private hearTable(told: ServerTable): void {
    const before = this.newest;
    const frame = before ? unchanged(before, told) : told;
    const isNewGame = before?.game !== frame.game;
    const wasMyTurn = this.isMyTurn;
    this.newest = frame;
    this.favours.lapse(frame);
    this.moves.forget();
    if (isNewGame) {
      this.now();
      this.queue = [];
      this.told = [];
      this.shown = frame;
      this.news = [];
      this.spoken = words.use(frame.rules).catch(() => undefined);
      void this.loadLog(frame);
    } else {
      this.addToLog(frame.events);
      this.queue.push(frame);
      void this.present();
    }
    this.announceTurn(frame, wasMyTurn && !isNewGame, before?.status);
  }

  private announceTurn(frame: ServerTable, wasMyTurn: boolean, before: string | undefined): void {
    if (frame.status !== 'playing') {
      if (before === 'playing') play('end');
    } else if (this.isMyTurn && !wasMyTurn) {
      play('turn');
      void notify(yourTurn(frame.rules), frame.room);
    }
  }

  private async loadLog(frame: ServerTable): Promise<void> {
    this.toldOf = frame.game;
    const [{ events }] = await Promise.all([server.events(frame.game, frame.seat), this.spoken]);
    if (this.toldOf !== frame.game) return;
    const last = Number(events.at(-1)?.event.number ?? -1);
    this.told = [...events, ...this.told.filter((one) => Number(one.event.number) > last)];
    if (frame.prompt && this.isMyTurn) live.tell(this.say(frame.prompt));
  }

  private addToLog(events: readonly ServerTableEvent[]): void {
    const last = Number(this.told.at(-1)?.event.number ?? -1);
    const fresh = events.filter((one) => Number(one.event.number) > last);
    this.told = [...this.told, ...fresh];
  }

  /** Show one position after the other, each when the cards of the one before have landed. */
  private async present(): Promise<void> {
    if (this.presenting) return;
    this.presenting = true;
    await this.spoken;
    while (this.queue.length > 0) {
      // Without motion, what has arrived meanwhile is shown at once: five quick bots would be drawn move by move.
      if (settings.pace === 0) await pause(0);
      const frames = settings.pace === 0 || this.queue.length > TOO_FAR_BEHIND ? this.queue : this.queue.slice(0, 1);
      this.queue = this.queue.slice(frames.length);
      const last = frames.at(-1);
      if (last) await this.turnTo(last, frames.flatMap((frame) => frame.events));
    }
    this.presenting = false;
  }

  private async turnTo(frame: ServerTable, events: readonly ServerTableEvent[]): Promise<void> {
    if (!this.past) this.mover?.remember(settings.pace, events);
    this.shown = frame;
    this.news = events;
    await tick();
    const news = events.map((one) => this.happening(one));
    live.tell(...news.map((one) => one.sentence));
    if (frame.number === this.newest?.number && frame.prompt && this.isMyTurn) live.tell(this.say(frame.prompt));
    if (!this.past) await this.mover?.fly(news, settings.pace);
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Told of the same position again, after a lost line or with new names: it is no new one to the table. */
function unchanged(before: ServerTable, frame: ServerTable): ServerTable {
  if (before.game !== frame.game || before.number !== frame.number || before.seat !== frame.seat) return frame;
  const keep = <Part>(old: Part, told: Part): Part => (JSON.stringify(old) === JSON.stringify(told) ? old : told);
  return { ...frame, view: keep(before.view, frame.view), legal: keep(before.legal, frame.legal) };
}
