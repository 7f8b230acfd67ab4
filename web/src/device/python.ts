/** Python in a worker: the runtime, and our sources beside it. */

import type { loadPyodide, PyodideInterface } from 'pyodide';
import { KeptPython } from './kept_python';

// The built script lies in `assets/`. Python's folder is named after its content (vite.config.ts).
declare const PYTHON_FOLDER: string;
const script: string = import.meta.url;
const PAGE = new URL('..', script).href;
const SOURCES = '/asterism.zip';
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const IMPORTED = 'asterism.browser.in_worker';

/** A file that did not come. */
export class BadFile extends Error {
  constructor(readonly file: string) {
    super(file);
  }
}

export interface Ways {
  /** How far it has come, from 0 to 1. */
  told?: (part: number) => void;
  /** The runtime, if another worker has compiled it. */
  module?: WebAssembly.Module;
  /** Make it faster for all that start after this one. */
  keeps?: boolean;
}
export interface Started {
  /** `asterism.browser.in_worker` */
  ours: unknown;
  module: WebAssembly.Module;
}

/** `base`: where our sources lie. */
export async function startPython(base: string, ways: Ways = {}): Promise<Started> {
  const folder = new URL(PYTHON_FOLDER, PAGE).href;
  const archive = new URL('asterism.zip', base).href;
  const kept = new KeptPython(PAGE, base, PYTHON_FOLDER);
  const start = new Start(folder, archive, ways);
  try {
    const memory = await kept.read();
    if (memory) {
      try {
        return await start.from(memory);
      } catch {
        await kept.forget(); // it does not fit any more
      }
    }
    return await start.anew(ways.keeps ? kept : null);
  } catch (problem) {
    const files = FILES.map((name) => folder + name);
    for (const file of [...files, archive]) if (!(await isThere(file))) throw new BadFile(new URL(file).pathname);
    throw problem;
  }
}

/** The next start does not go on from what is kept. */
export const forgetPython = (base: string): Promise<void> => new KeptPython(PAGE, base, PYTHON_FOLDER).forget();

class Start {
  private readonly sources: Promise<ArrayBuffer>;
  private readonly told: (part: number) => void;

  constructor(
    private readonly folder: string,
    archive: string,
    private readonly ways: Ways,
  ) {
    this.told = ways.told ?? (() => undefined);
    this.sources = fetch(archive).then((response) => response.arrayBuffer());
    this.sources.catch(() => undefined); // whoever waits for them hears it
  }

  /** Everything is imported already; the files are there for whatever looks into them. */
  async from(memory: Uint8Array<ArrayBuffer>): Promise<Started> {
    const [python, module] = await this.load({ _loadSnapshot: memory }, memory.length);
    python.FS.writeFile(SOURCES, new Uint8Array(await this.sources));
    return { ours: python.pyimport(IMPORTED), module };
  }

  async anew(kept: KeptPython | null): Promise<Started> {
    const keeps = kept?.isPossible ?? false;
    const [python, module] = await this.load({ _makeSnapshot: keeps });
    python.FS.writeFile(SOURCES, new Uint8Array(await this.sources));
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SOURCES)}); import ${IMPORTED}`);
    if (keeps) {
      python.runPython(`${IMPORTED}.import_everything()`);
      await kept?.write(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
    }
    return { ours: python.pyimport(IMPORTED), module };
  }

  private async load(how: Parameters<typeof loadPyodide>[0], memory = 0): Promise<[PyodideInterface, WebAssembly.Module]> {
    const runtime = (await import(/* @vite-ignore */ `${this.folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
    this.told(0.2);
    const { failing, instantiated } = instantiating(this.ways.module, memory);
    const python = await Promise.race([runtime.loadPyodide({ ...how, indexURL: this.folder }), failing]);
    this.told(0.8);
    return [python, await instantiated];
  }
}

/**
 * Pyodide waits for ever if its runtime cannot be used: `failing` rejects then. It works with hosts that
 * do not know what a `.wasm` file is, compiles once for all workers, and makes room for a kept memory.
 */
function instantiating(module: WebAssembly.Module | undefined, memory: number): { failing: Promise<never>; instantiated: Promise<WebAssembly.Module> } {
  let fail!: (problem: unknown) => void;
  let succeed!: (module: WebAssembly.Module) => void;
  const failing = new Promise<never>((_, reject) => (fail = reject));
  const instantiated = new Promise<WebAssembly.Module>((resolve) => (succeed = resolve));
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const response = await source;
      if (module) void response.body?.cancel();
      const known = module ?? (await compiled(response));
      const instance = await WebAssembly.instantiate(known, imports);
      grow(instance.exports['memory'] as WebAssembly.Memory, memory);
      succeed(known);
      return { instance, module: known };
    } catch (problem) {
      fail(problem);
      throw problem;
    }
  };
  return { failing, instantiated };
}

async function compiled(response: Response): Promise<WebAssembly.Module> {
  const isKnown = response.headers.get('content-type') === 'application/wasm';
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

function grow(memory: WebAssembly.Memory, size: number): void {
  const pages = Math.ceil((size - memory.buffer.byteLength) / 65_536);
  if (pages > 0) memory.grow(pages);
}

/** Asked only when something went wrong: the browser does not say which file it was. */
async function isThere(file: string): Promise<boolean> {
  const response = await fetch(file).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
