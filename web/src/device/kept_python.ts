/**
 * Python as it is after its start, with all our modules imported: its memory, kept in a cache of its own.
 * Whoever starts from it starts several times as fast. It is made on the device, on its first visit.
 */

const PAGE = 64 * 1024; // as WebAssembly counts memory

/** `page`: where the page lies. */
export const cacheOf = (page: string): string => `asterism python ${new URL(page).pathname}`;

export class KeptPython {
  private readonly name: string;
  private readonly address: string;

  /** `sources` and `python`: addresses that change with their content. */
  constructor(page: string, sources: string, python: string) {
    this.name = cacheOf(page);
    // Another browser version may see its memory in another way.
    const made = new URLSearchParams({ python, browser: navigator.userAgent });
    this.address = `${new URL('started', sources).href}?${made.toString()}`;
  }

  /** The browser lets us keep something: without https, it does not. */
  readonly isPossible = 'caches' in globalThis;

  async read(): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!this.isPossible) return null;
    try {
      if (!(await caches.has(this.name))) return null;
      const found = await (await caches.open(this.name)).match(this.address);
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }

  /** One for all: that of another version goes. */
  async write(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await caches.delete(this.name);
      const cache = await caches.open(this.name);
      await cache.put(this.address, new Response(used(memory)));
    } catch {
      await this.forget(); // no room: it starts as before
    }
  }

  async forget(): Promise<void> {
    if (this.isPossible) await caches.delete(this.name).catch(() => false);
  }
}

/** Memory is empty at first, so what is empty at its end need not be kept. */
function used(memory: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let end = memory.length;
  while (end > PAGE && memory.subarray(end - PAGE, end).every((byte) => !byte)) end -= PAGE;
  return memory.subarray(0, end);
}
