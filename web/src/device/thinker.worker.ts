/** Thinks for bots, hints and reviews, away from the page and from the games. */

import type { PyProxy } from 'pyodide/ffi';
import type { FromThinker, Scope, ToThinker } from './messages';
import { startPython } from './python';

interface Thinking extends PyProxy {
  answer(kind: string, question: string, progress: (done: number, total: number) => void): string;
}

/** How long somebody thinks before it is worth a word, and between two words, in milliseconds. */
const LONG = 1000;
const OFTEN = 200;

const scope = self as unknown as Scope;
const tell = (message: FromThinker) => scope.postMessage(message);
let starting: Promise<Thinking> | null = null;

scope.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'begin') {
    starting = startPython(data.base, { module: data.module }).then(({ ours }) => ours as Thinking);
    // Whoever asks hears why it failed.
    starting.catch(() => undefined);
    return;
  }
  const { id, kind, question } = data;
  try {
    const python = (await starting)!;
    let next = kind === 'analyse' ? 0 : performance.now() + LONG;
    const progress = (done: number, total: number) => {
      if (performance.now() < next) return;
      if (kind !== 'analyse') next = performance.now() + OFTEN;
      tell({ id, kind: 'progress', done, total });
    };
    tell({ id, kind: 'answer', text: python.answer(kind, question, progress) });
  } catch (problem) {
    tell({ id, kind: 'problem', problem: String(problem) });
  }
};
