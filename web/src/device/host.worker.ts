/** Keeps the rooms and games of this device: the Python of `asterism/browser`, and its store. */

import type { PyProxy } from 'pyodide/ffi';
import type { FromHost, FromThinker, Scope, ToHost, ToThinker } from './messages';
import { BadFile, startPython } from './python';
import { openTexts, type Texts } from './store';

interface Bridge extends PyProxy {
  request(method: string, path: string, body: string): Promise<PyProxy & { toJs(): [number, string] }>;
  connect(line: number, path: string): Promise<number>;
  say(line: number, text: string): Promise<void>;
  hang_up(line: number): void;
  news(room: string): Promise<void>;
}
interface Module extends PyProxy {
  begin(store: Texts, thinker: Thinker, page: Page, info: string): Promise<Bridge>;
}

const scope = self as unknown as Scope;
const tell = (message: FromHost) => scope.postMessage(message);

/** A function of Python's: whoever calls it later needs a copy, and lets it go in the end. */
type Progress = PyProxy & ((done: number, total: number) => void);

/** Asks the worker beside this one. */
class Thinker {
  private asked = 0;
  private readonly waiting = new Map<number, { resolve: (text: string) => void; reject: (problem: Error) => void; progress: Progress | null }>();

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const one = this.waiting.get(data.id);
      if (data.kind === 'progress') return one?.progress?.(data.done, data.total);
      this.waiting.delete(data.id);
      one?.progress?.destroy();
      if (data.kind === 'answer') one?.resolve(data.text);
      else one?.reject(new Error(data.problem));
    };
  }

  ask(kind: ToThinker['kind'], question: string, progress: Progress | null = null): Promise<string> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress: (progress?.copy() as Progress | undefined) ?? null });
      this.port.postMessage({ id, kind, question } satisfies ToThinker);
    });
  }
}

/** What Python calls when there is something to tell. */
class Page {
  private readonly tabs = new BroadcastChannel('asterism');

  constructor(news: (room: string) => void) {
    this.tabs.onmessage = ({ data }: MessageEvent<string>) => news(data);
  }
  frame(line: number, text: string): void {
    tell({ kind: 'frame', line, text });
  }
  announce(room: string): void {
    this.tabs.postMessage(room);
  }
}

let starting: Promise<Bridge> | null = null;

async function begin(base: string, port: MessagePort): Promise<Bridge> {
  const info = fetch(new URL('offers/server.json', base)).then((response) => response.text());
  const [python, store] = await Promise.all([startPython(base, (part) => tell({ kind: 'progress', part })), openTexts()]);
  const module = python.pyimport('asterism.browser.in_worker') as Module;
  const page = new Page((room) => void starting?.then((bridge) => bridge.news(room)));
  const bridge = await module.begin(store, new Thinker(port), page, await info);
  tell({ kind: 'ready' });
  return bridge;
}

scope.onmessage = async ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'begin') {
    starting = begin(data.base, data.thinker);
    starting.catch((problem: unknown) => tell({ kind: 'failed', problem: String(problem), file: problem instanceof BadFile ? problem.file : '' }));
    return;
  }
  // Why it failed was told above.
  const bridge = await starting?.catch(() => null);
  if (!bridge) return;
  switch (data.kind) {
    case 'request': {
      const answer = await bridge.request(data.method, data.path, data.body);
      const [status, text] = answer.toJs();
      answer.destroy();
      return tell({ kind: 'reply', id: data.id, status, text });
    }
    case 'connect': {
      const code = await bridge.connect(data.line, data.path);
      if (code) tell({ kind: 'ended', line: data.line, code });
      return;
    }
    case 'say':
      return bridge.say(data.line, data.text);
    case 'hang-up':
      return bridge.hang_up(data.line);
  }
};
