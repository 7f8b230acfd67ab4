/** Thinks for bots, hints and reviews, away from the page and from the games. */

import type { PyProxy } from 'pyodide/ffi';
import type { FromThinker, Scope, ToThinker } from './messages';
import { startPython } from './python';

interface Thinking extends PyProxy {
  choose(question: string): string;
  analyse(question: string, progress: (done: number, total: number) => void): string;
}

const scope = self as unknown as Scope;

scope.onmessage = (message: MessageEvent<{ base: string; port: MessagePort }>) => {
  const { base, port } = message.data;
  const starting = startPython(base, () => undefined).then((python) => python.pyimport('asterism.browser.in_worker') as Thinking);
  // Whoever asks hears why it failed.
  starting.catch(() => undefined);
  const tell = (answer: FromThinker) => port.postMessage(answer);
  port.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    try {
      const python = await starting;
      const progress = (done: number, total: number) => tell({ id: data.id, kind: 'progress', done, total });
      const text = data.kind === 'choose' ? python.choose(data.question) : python.analyse(data.question, progress);
      tell({ id: data.id, kind: 'answer', text });
    } catch (problem) {
      tell({ id: data.id, kind: 'problem', problem: String(problem) });
    }
  };
};
