/** The device as host: the page's end of the workers. */

import type { Host, Reply, Wire } from '$lib/host';
import type { Message } from '$lib/words.svelte';
import { progress } from './progress.svelte';
import type { FromHost, ToHost } from './messages';
import { isNewer, openTexts } from './store';

/** The status of an answer that made something: a room, a game, a person. */
const MADE = 201;

export class DeviceHost implements Host {
  readonly isDevice = true;
  private worker: Worker | null = null;
  private info: Reply | null = null;
  private asked = 0;
  private lines = 0;
  private asksToKeep = false;
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (problem: Error) => void }>();
  private readonly wires = new Map<number, { hear: (text: string) => void; ended: (code: number) => void }>();
  private readonly base: string;

  /** `base`: where our sources lie. */
  constructor(base: string) {
    this.base = new URL(base, location.href).href;
  }

  /** The start page can be used before Python is there. */
  async request(method: string, path: string, body = ''): Promise<Reply> {
    if (method === 'GET' && path === '/server') return (this.info ??= await this.file('offers/server.json'));
    if (method === 'GET' && path === '/me' && !this.worker) {
      return { status: 200, text: await this.me() };
    }
    // Only what somebody does begins anew what has failed.
    if (progress.problem && method === 'GET') throw new Error(progress.problem.id);
    const worker = this.start();
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'request', id, method, path, body } satisfies ToHost);
    });
  }

  private async me(): Promise<string> {
    try {
      return (await (await openTexts()).read('me')) ?? 'null';
    } catch (problem) {
      if (isNewer(problem)) this.fail({ id: 'page-device-newer' });
      throw problem;
    }
  }

  private async file(name: string): Promise<Reply> {
    const response = await fetch(new URL(name, this.base)).catch((problem: unknown) => {
      progress.miss(name);
      throw problem;
    });
    if (response.ok) progress.end();
    else progress.miss(name);
    return { status: response.status, text: await response.text() };
  }

  connect(path: string, hear: (text: string) => void, ended: (code: number) => void): Wire {
    const worker = this.start();
    this.lines += 1;
    const line = this.lines;
    let isOpen = true;
    this.wires.set(line, {
      hear,
      ended: (code) => {
        isOpen = false;
        ended(code);
      },
    });
    worker.postMessage({ kind: 'connect', line, path } satisfies ToHost);
    return {
      get isOpen() {
        return isOpen;
      },
      send: (text) => worker.postMessage({ kind: 'say', line, text } satisfies ToHost),
      close: () => {
        isOpen = false;
        this.wires.delete(line);
        worker.postMessage({ kind: 'hang-up', line } satisfies ToHost);
      },
      drop: () => undefined, // what lives in the same page never dies unnoticed
    };
  }

  address(path: string): string {
    return path;
  }

  /** The worker that keeps the games; it starts those that think. */
  start(): Worker {
    if (this.worker) return this.worker;
    progress.begin();
    try {
      return this.begin();
    } catch (problem) {
      this.fail({ id: 'page-device-blocked' });
      throw problem;
    }
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    // Without a message, its own file did not come or was not let in.
    worker.onerror = ({ message }) =>
      this.fail(message ? { id: 'page-device-failed', args: { problem: message } } : { id: 'page-device-blocked' });
    worker.postMessage({ kind: 'begin', base: this.base } satisfies ToHost);
    this.worker = worker;
    return worker;
  }

  private hear(message: FromHost): void {
    switch (message.kind) {
      case 'progress':
        return progress.tell(message.part);
      case 'ready':
        return progress.end();
      case 'thinking':
        return void (progress.thinking = message.part);
      case 'failed':
        return this.fail(message.problem);
      case 'reply':
        if (message.status === MADE) void this.lasting();
        this.waiting.get(message.id)?.resolve({ status: message.status, text: message.text });
        this.waiting.delete(message.id);
        return;
      case 'frame':
        return this.wires.get(message.line)?.hear(message.text);
      case 'ended':
        this.wires.get(message.line)?.ended(message.code);
        this.wires.delete(message.line);
    }
  }

  /** A game is stored: a browser that needs room may delete it, unless it is asked not to. */
  private async lasting(): Promise<void> {
    if (this.asksToKeep) return;
    this.asksToKeep = true;
    // Refused: all goes on as before, and the files of "My data" are there for whoever wants to be sure.
    await navigator.storage?.persist?.().catch(() => false);
  }

  /** Nothing of it is left half done: the next attempt begins anew. */
  private fail(problem: Message): void {
    progress.fail(problem);
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(problem.id));
    this.waiting.clear();
  }
}
