/** The line to a room: commands out, frames in, and all that it takes to stay connected. */

import type {
  ServerAccepted,
  ServerCommand,
  ServerNotice,
  ServerPong,
  ServerPresence,
  ServerPreviewed,
  ServerReacted,
  ServerRefused,
  ServerRoomFrame,
  ServerSaid,
  ServerTable,
  ServerWelcome,
} from '$types';
import { host, type Wire } from './host';
import { Refusal } from './http';
import { randomHex } from './keys';
import { network } from './network.svelte';
import { words } from './words.svelte';

export const PROTOCOL = 1;

export type Frame =
  | ServerWelcome
  | ServerRoomFrame
  | ServerTable
  | ServerSaid
  | ServerReacted
  | ServerPresence
  | ServerAccepted
  | ServerRefused
  | ServerPreviewed
  | ServerNotice
  | ServerPong;
export type Answer = ServerAccepted | ServerPreviewed | ServerPong;

// These ends are meant: coming again would change nothing.
const FINAL = new Set([4003, 4004, 4401, 4403, 4404, 4422]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

interface Waiting {
  command: ServerCommand;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

/** Where the last connection stopped, so that the next goes on there, and from which seat it looks. */
export type Resume = () => Readonly<Record<string, string | number>>;

export class RoomSocket {
  state = $state<'connecting' | 'open' | 'waiting' | 'closed'>('connecting');
  /** Why it is closed for good. */
  code = $state<number | null>(null);
  private wire: Wire | null = null;
  private readonly unanswered = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly wake = () => this.woken();

  constructor(
    private readonly room: string,
    private readonly resume: Resume,
    private readonly hear: (frame: Frame) => void,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Send a command. Whatever happens to the line, it is carried out once and answered once. */
  send(command: ServerCommand): Promise<Answer> {
    const ref = randomHex(8);
    const sent = { ...command, ref };
    return new Promise((resolve, reject) => {
      this.unanswered.set(ref, { command: sent, resolve, reject });
      this.transmit(sent);
    });
  }

  close(): void {
    this.state = 'closed';
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.wire?.close();
    network.connected = true;
    network.nextTry = null;
  }

  /** Begin a new connection: it is to tell something else from now on. */
  again(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const old = this.wire;
    this.wire = null;
    old?.close();
    this.connect();
  }

  /** A phone that slept may hold a line that is dead: ask at once, not at the next heartbeat. */
  private woken(): void {
    if (document.hidden) return;
    if (this.state === 'open') this.check();
    else this.hurry();
  }

  /** Try now instead of later. */
  hurry(): void {
    if (document.hidden || this.state !== 'waiting') return;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    this.state = 'connecting';
    const asked = Object.entries(this.resume()).map(([name, value]) => `${name}=${value}`);
    const query = asked.length ? `?${asked.join('&')}` : '';
    const wire = host.connect(
      `/rooms/${this.room}/socket${query}`,
      (text) => this.wire === wire && this.receive(JSON.parse(text) as Frame),
      (code) => this.wire === wire && this.lost(code),
    );
    this.wire = wire;
  }

  private receive(frame: Frame): void {
    this.heard = Date.now();
    if (frame.type === 'welcome') this.opened();
    if ('ref' in frame && frame.ref) {
      const waiting = this.unanswered.get(frame.ref);
      this.unanswered.delete(frame.ref);
      if (frame.type === 'refused') {
        waiting?.reject(new Refusal(409, frame.code, frame.reason || words.say(frame.message), frame.clause));
      } else {
        waiting?.resolve(frame);
      }
    }
    this.hear(frame);
  }

  private opened(): void {
    this.state = 'open';
    this.wait = FIRST_WAIT;
    network.connected = true;
    network.nextTry = null;
    network.reached();
    for (const { command } of this.unanswered.values()) this.transmit(command);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.check(), HEARTBEAT);
  }

  /** A line can be dead without a word; a ping brings that to light. */
  private check(): void {
    const asked = Date.now();
    this.transmit({ type: 'ping' });
    setTimeout(() => {
      if (this.state === 'open' && this.heard < asked) this.wire?.drop();
    }, PATIENCE);
  }

  private transmit(command: ServerCommand): void {
    if (this.wire?.isOpen) this.wire.send(JSON.stringify(command));
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.state === 'closed') return;
    if (FINAL.has(code)) {
      this.code = code;
      this.close();
      for (const { reject } of this.unanswered.values()) reject(new Refusal(code - 4000, 'closed', ''));
      this.unanswered.clear();
      return;
    }
    this.state = 'waiting';
    network.connected = false;
    // Everybody comes back after a restart, but not everybody at once.
    const pause = this.wait * (0.7 + Math.random() * 0.6);
    network.nextTry = Date.now() + pause;
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    this.timer = setTimeout(() => this.connect(), pause);
  }
}
