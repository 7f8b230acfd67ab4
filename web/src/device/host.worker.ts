/** Keeps the rooms and games of this device: the Python of `asterism/browser`, and its store. */

import type { PyProxy } from 'pyodide/ffi';
import type { Message } from '$lib/words.svelte';
import type { FromHost, Question, Scope, ToHost, ToThinker } from './messages';
import { BadFile, forgetPython, startPython } from './python';
import { isNewer, openTexts, type Texts } from './store';
import { Thinkers, type Heard } from './thinkers';

interface Bridge extends PyProxy {
  request(method: string, path: string, body: string): Promise<PyProxy & { toJs(): [number, string] }>;
  connect(line: number, path: string): Promise<number>;
  say(line: number, text: string): Promise<void>;
  hang_up(line: number): void;
  news(room: string): Promise<void>;
}
interface Ours extends PyProxy {
  begin(store: Texts, thinker: Thinker, page: Page, info: string): Promise<Bridge>;
}

const scope = self as unknown as Scope;
const tell = (message: FromHost) => scope.postMessage(message);

/** A function of Python's: whoever calls it later needs a copy, and lets it go in the end. */
type Progress = PyProxy & Heard;

/** How many workers think at once. */
const MOST = navigator.hardwareConcurrency > 1 ? 2 : 1;

/** What Python asks of the workers. */
class Thinker {
  private readonly thinkers: Thinkers;

  constructor(base: string, module: WebAssembly.Module) {
    const hire = () => {
      const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
      worker.postMessage({ kind: 'begin', base, module } satisfies ToThinker);
      return worker;
    };
    this.thinkers = new Thinkers(hire, MOST, (part) => tell({ kind: 'thinking', part }));
  }

  ask(kind: Question['kind'], question: string, progress?: Progress): { id: number; answer: Promise<string> } {
    const heard = progress?.copy() as Progress | undefined;
    const asked = this.thinkers.ask(kind, question, (done, total) => heard?.(done, total));
    asked.answer.finally(() => heard?.destroy()).catch(() => undefined);
    return asked;
  }

  cancel(id: number): void {
    this.thinkers.cancel(id);
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

/** What somebody can do about it. */
function why(problem: unknown): Message {
  if (problem instanceof BadFile) return { id: 'page-device-no-file', args: { file: problem.file } };
  if (isNewer(problem)) return { id: 'page-device-newer' };
  return { id: 'page-device-failed', args: { problem: String(problem) } };
}

let starting: Promise<Bridge> | null = null;

async function begin(base: string): Promise<Bridge> {
  const info = fetch(new URL('offers/server.json', base)).then((response) => response.text());
  const told = (part: number) => tell({ kind: 'progress', part });
  const [{ ours, module }, store] = await Promise.all([startPython(base, { told, keeps: true }), openTexts()]);
  // The workers that think start while the table is looked at: one Python after the other is sooner ready.
  const thinker = new Thinker(base, module);
  const page = new Page((room) => void starting?.then((bridge) => bridge.news(room)));
  const bridge = await (ours as Ours).begin(store, thinker, page, await info);
  tell({ kind: 'ready' });
  return bridge;
}

scope.onmessage = async ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'begin') {
    starting = begin(data.base);
    starting.catch(async (problem: unknown) => {
      await forgetPython(data.base); // whatever it was, it shall not be so for ever
      tell({ kind: 'failed', problem: why(problem) });
    });
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
