/** Python in a worker: the runtime, and our sources unpacked into it. */

import type { loadPyodide, PyodideInterface } from 'pyodide';

const FOLDER = '/asterism';

/** `base`: where the page lies; `told`: how far it has come, from 0 to 1. */
export async function startPython(base: string, told: (part: number) => void): Promise<PyodideInterface> {
  const folder = new URL('python/', base).href;
  const sources = fetch(`${folder}asterism.zip`).then(async (response) => {
    if (!response.ok) throw new Error(`asterism.zip: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
  const runtime = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  told(0.2);
  const python = await runtime.loadPyodide({ indexURL: folder });
  told(0.8);
  python.unpackArchive(await sources, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
  return python;
}
