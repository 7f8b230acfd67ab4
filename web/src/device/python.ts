/** Python in a worker: the runtime, and our sources unpacked into it. */

import type { loadPyodide, PyodideInterface } from 'pyodide';

const FOLDER = '/asterism';

// The built script lies in `assets/`. Python's folder is named after its content (vite.config.ts).
declare const PYTHON_FOLDER: string;
const script: string = import.meta.url;

/** A file that did not come. */
export class BadFile extends Error {
  constructor(readonly file: string) {
    super(file);
  }
}

/** `base`: where our sources lie; `told`: how far it has come, from 0 to 1. */
export async function startPython(base: string, told: (part: number) => void): Promise<PyodideInterface> {
  const folder = new URL(`../${PYTHON_FOLDER}`, script).href;
  const archive = new URL('asterism.zip', base).href;
  const failing = instantiating();
  try {
    const sources = fetch(archive).then((response) => response.arrayBuffer());
    const runtime = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
    told(0.2);
    const python = await Promise.race([runtime.loadPyodide({ indexURL: folder }), failing]);
    told(0.8);
    python.unpackArchive(await sources, 'zip', { extractDir: FOLDER });
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
    return python;
  } catch (problem) {
    const files = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'].map((name) => folder + name);
    for (const file of [...files, archive]) if (!(await isThere(file))) throw new BadFile(new URL(file).pathname);
    throw problem;
  }
}

/**
 * Pyodide waits for ever if its runtime cannot be used: this rejects then. And it works with hosts
 * that do not know what a `.wasm` file is.
 */
function instantiating(): Promise<never> {
  const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const response = await source;
        const isKnown = response.headers.get('content-type') === 'application/wasm';
        return await (isKnown ? streaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports));
      } catch (problem) {
        reject(problem as Error);
        throw problem;
      }
    };
  });
}

/** Asked only when something went wrong: the browser does not say which file it was. */
async function isThere(file: string): Promise<boolean> {
  const response = await fetch(file).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
