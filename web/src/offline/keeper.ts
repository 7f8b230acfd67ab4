/**
 * Keeps the files of the page in the browser, so that they are there without a network
 * (public/worker.js answers with them).
 *
 * Each version has a cache of its own. It is filled file by file, beside the one in use, from the
 * caches of other versions where they have the same file, and from the host otherwise. When all of it is
 * there, whoever comes next gets it. A download that was interrupted goes on where it was.
 */

import { cacheOf } from '../device/kept_python';

/** `files.json` of the host (src/asterism/server/http/edition.py). */
export interface Listing {
  version: string;
  /** The page that plays on the device. */
  start: string;
  files: Readonly<Record<string, { hash: string; size: number }>>;
}

/** A file is not at the host, or not what the host's list says. */
export class BadFile extends Error {
  constructor(readonly file: string) {
    super(file);
  }
}

const AT_ONCE = 4;
// Their names contain a hash of the content. Others could come from a cache on the way.
const HASHED = /^(assets|python|device)\//;

export class Keeper {
  private readonly name: string;

  /** `base`: where the page lies, as a whole address. */
  constructor(private readonly base: string) {
    this.name = `asterism ${new URL(base).pathname}`;
  }

  /** What whoever comes next gets; null: nothing is kept as a whole. */
  async current(): Promise<Listing | null> {
    const found = await (await caches.open(this.name)).match(this.address('current'));
    if (!found) return null;
    const listing = (await found.json()) as Listing;
    return (await this.isWhole(listing)) ? listing : null;
  }

  /** What the host has now. */
  async newest(): Promise<Listing> {
    const response = await fetch(this.address('files.json'), { cache: 'no-store' });
    if (!response.ok) throw new BadFile('files.json');
    return (await response.json().catch(() => Promise.reject(new BadFile('files.json')))) as Listing;
  }

  /** Begin to answer with what is kept. */
  async register(): Promise<void> {
    try {
      await navigator.serviceWorker.register(this.address('worker.js'), { scope: this.base });
    } catch (problem) {
      throw problem instanceof TypeError ? new BadFile('worker.js') : problem;
    }
    await navigator.serviceWorker.ready;
  }

  /** Say that a page of this version is open, as long as it is. */
  use(version: string): void {
    void navigator.locks?.request(this.of(version), { mode: 'shared' }, () => new Promise(() => undefined));
  }

  /** Keep all files of a version; `told` hears how much of it is there, from 0 to 1. */
  async keep(listing: Listing, told: (part: number) => void): Promise<void> {
    // Two tabs would fetch everything twice.
    await navigator.locks.request(`${this.name} keeping`, async () => {
      const before = await this.current();
      if (before?.version !== listing.version) {
        await this.fill(listing, told);
        const pointer = await caches.open(this.name);
        await pointer.put(this.address('current'), new Response(JSON.stringify(listing)));
      }
      // A page of the version before may be starting just now.
      await this.tidy([listing.version, ...(before ? [before.version] : [])]);
    });
    told(1);
  }

  /** Keep nothing any more. */
  async forget(): Promise<void> {
    for (const name of await this.versions()) await caches.delete(name);
    await caches.delete(this.name);
    await caches.delete(cacheOf(this.base));
  }

  private async fill(listing: Listing, told: (part: number) => void): Promise<void> {
    const cache = await caches.open(this.of(listing.version));
    const others = (await this.versions()).filter((name) => name !== this.of(listing.version));
    const names = Object.keys(listing.files);
    const total = sum(listing, names);
    let arrived = 0;
    const more = (bytes: number) => {
      arrived += bytes;
      told(arrived / total);
    };
    const left = names.values();
    const lane = async () => {
      for (const name of left) {
        const { hash, size } = listing.files[name]!;
        const address = this.address(name);
        const copied = (await cache.match(address)) ? null : await this.copy(address, hash, others);
        if (copied) await cache.put(address, copied);
        if (await cache.match(address)) more(size);
        else await cache.put(address, await this.fetch(name, hash, more));
      }
    };
    // Whatever one of them meets, the others keep what they have begun.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  /** The same file of another version. */
  private async copy(address: string, hash: string, others: readonly string[]): Promise<Response | null> {
    for (const name of others) {
      const found = await (await caches.open(name)).match(address);
      if (found && (await hashOf(await found.clone().arrayBuffer())) === hash) return found;
    }
    return null;
  }

  /** A file of the host, if it is what the list says. */
  private async fetch(name: string, hash: string, more: (bytes: number) => void): Promise<Response> {
    const address = this.address(name);
    const fresh = `${address}?${hash}`;
    const wishes: [string, RequestInit][] = [[fresh, { cache: 'reload' }]];
    if (HASHED.test(name)) wishes.unshift([address, {}]);
    for (const [wish, how] of wishes) {
      const response = await fetch(wish, { ...how, priority: 'low' });
      if (!response.ok) continue;
      let counted = 0;
      const body = await read(response, (bytes) => {
        counted += bytes;
        more(bytes);
      });
      if ((await hashOf(body)) === hash) return new Response(body, { headers: plain(response.headers) });
      more(-counted);
    }
    throw new BadFile(name);
  }

  /** A browser that needs room may have deleted some of it. */
  private async isWhole(listing: Listing): Promise<boolean> {
    if (!(await caches.has(this.of(listing.version)))) return false;
    const there = await (await caches.open(this.of(listing.version))).keys();
    return there.length >= Object.keys(listing.files).length;
  }

  /** Delete what nobody uses any more. */
  private async tidy(needed: readonly string[]): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    const wanted = new Set([...needed.map((version) => this.of(version)), ...held.map(({ name }) => name)]);
    for (const name of await this.versions()) if (!wanted.has(name)) await caches.delete(name);
  }

  private async versions(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(`${this.name} `));
  }

  private of(version: string): string {
    return `${this.name} ${version}`;
  }

  private address(name: string): string {
    return new URL(name, this.base).href;
  }
}

const sum = (listing: Listing, names: readonly string[]): number =>
  names.reduce((size, name) => size + (listing.files[name]?.size ?? 0), 0);

/** As `short` of edition.py has it. */
async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function read(response: Response, more: (bytes: number) => void): Promise<ArrayBuffer> {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, stream) {
      more(part.byteLength);
      stream.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(counted)).arrayBuffer();
}

/** What is kept is neither compressed nor in parts. */
function plain(headers: Headers): Headers {
  const found = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) found.delete(name);
  return found;
}
