/** The device as host: the page's end of the workers. */

import type { Host, Reply, Wire } from '$lib/host';
import { progress } from './progress.svelte';
import type { FromHost, ToHost } from './messages';
import { TextStore } from './store';

export class DeviceHost implements Host {
  readonly isDevice = true;
  private worker: Worker | null = null;
  private asked = 0;
  private lines = 0;
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (problem: Error) => void }>();
  private readonly wires = new Map<number, { hear: (text: string) => void; ended: (code: number) => void }>();
  private readonly base: string;

  constructor(base: string) {
    this.base = new URL(base, location.href).href;
  }

  /** The start page can be used before Python is there. */
  async request(method: string, path: string, body = ''): Promise<Reply> {
    if (method === 'GET' && path === '/server') return this.file('offers/server.json');
    if (method === 'GET' && path === '/me' && !this.worker) {
      const stored = await (await TextStore.open()).read('me');
      return { status: 200, text: stored ?? 'null' };
    }
    const worker = this.start();
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'request', id, method, path, body } satisfies ToHost);
    });
  }

  private async file(name: string): Promise<Reply> {
    const response = await fetch(new URL(name, this.base));
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

  /** Both workers: one keeps the games, the other warms up while the table is looked at. */
  start(): Worker {
    if (this.worker) return this.worker;
    progress.begin();
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    worker.onerror = (event) => this.fail(event.message);
    worker.postMessage({ kind: 'begin', base: this.base, thinker: port1 } satisfies ToHost, [port1]);
    const thinker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    thinker.postMessage({ base: this.base, port: port2 }, [port2]);
    this.worker = worker;
    return worker;
  }

  private hear(message: FromHost): void {
    switch (message.kind) {
      case 'progress':
        return progress.tell(message.part);
      case 'ready':
        return progress.end();
      case 'failed':
        return this.fail(message.problem);
      case 'reply':
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

  private fail(problem: string): void {
    progress.fail(problem);
    for (const { reject } of this.waiting.values()) reject(new Error(problem));
    this.waiting.clear();
  }
}
