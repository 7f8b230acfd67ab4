/** Python's memory, kept for the next start. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPython } from '../src/device/kept_python';

const PAGE = 65_536;

/** The browser's caches, as far as they are used here. */
class Caches {
  kept = new Map<string, Map<string, Response>>();
  isFull = false;

  has = async (name: string) => this.kept.has(name);
  delete = async (name: string) => this.kept.delete(name);
  open = async (name: string) => {
    if (!this.kept.has(name)) this.kept.set(name, new Map());
    const cache = this.kept.get(name)!;
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, response: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        cache.set(address, response);
      },
    };
  };
}

let caches: Caches;
beforeEach(() => {
  caches = new Caches();
  vi.stubGlobal('caches', caches);
});

const kept = (sources = 'device/1/') => new KeptPython('https://a.test/games/', `https://a.test/games/${sources}`, 'python/1/');

describe('the memory of a started Python', () => {
  it('is what was written, without the empty pages at its end', async () => {
    const memory = new Uint8Array(4 * PAGE);
    memory[PAGE + 7] = 5;
    await kept().write(memory);
    const found = await kept().read();
    expect([found?.length, found?.indexOf(5)]).toEqual([2 * PAGE, PAGE + 7]);
  });

  it('is used with the same sources and the same browser only, and there is one of it', async () => {
    await kept().write(new Uint8Array(PAGE).fill(1));
    expect(await kept('device/2/').read()).toBeNull();
    vi.stubGlobal('navigator', { userAgent: 'the next version' });
    expect(await kept().read()).toBeNull();
    await kept('device/2/').write(new Uint8Array(PAGE).fill(2));
    expect([...caches.kept.values()].map((cache) => cache.size)).toEqual([1]);
  });

  it('is not kept where there is no room, and nothing is left of it', async () => {
    await kept().write(new Uint8Array(PAGE).fill(1));
    caches.isFull = true;
    await kept().write(new Uint8Array(PAGE).fill(2));
    expect(await kept().read()).toBeNull();
    expect(caches.kept.size).toBe(0);
  });
});
