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
// Its name says where the page lies.
const starting = startPython(scope.name, () => undefined).then((python) => python.pyimport('asterism.browser.in_worker') as Thinking);
// Whoever asks hears why it failed.
starting.catch(() => undefined);

scope.onmessage = async ({ data: { id, kind, question } }: MessageEvent<ToThinker>) => {
  try {
    const python = await starting;
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
