/** Is all of the page kept in this browser? What it says about that, and when it keeps it. */

import { BASE, DEVICE } from '$lib/base';
import type { BadFile, Keeper } from './keeper';

export type State =
  /** Nobody knows yet. */
  | 'unknown'
  /** It could be kept, if that is wanted. */
  | 'offered'
  | 'keeping'
  | 'kept'
  /** The network went away meanwhile. */
  | 'paused'
  /** A file of the host is missing or damaged. */
  | 'bad-file'
  /** There is not enough room. */
  | 'full'
  /** The browser keeps nothing here, as in some private windows. */
  | 'refused'
  /** The address begins with http: browsers keep nothing of such pages. */
  | 'insecure';

// Between two looks for a new version, while the page stays open.
const PAUSE = 3_600_000;

class Offline {
  state = $state<State>('unknown');
  /** How much of it is there, from 0 to 1. */
  part = $state(0);
  /** The file that is not as it should be. */
  file = $state('');
  /** A newer version is there for the next start. */
  fresh = $state(false);
  /** What is stored outlives the page. */
  lasts = $state(true);
  /** The page that plays on the device, where there is a server, too. */
  readonly page = `${BASE}offline.html`;
  private begun = false;
  private busy = false;
  private looked = 0;
  private keeper: Keeper | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('online', () => void this.goOn());
    document.addEventListener('visibilitychange', () => void this.goOn());
  }

  /** There is something that is not always so. */
  get isNews(): boolean {
    return this.fresh || !this.lasts || !['unknown', 'offered', 'kept'].includes(this.state);
  }

  /** Once the page can be used: nothing of this may hold it up. */
  async begin(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    try {
      await idle();
      await this.prepare();
    } catch {
      this.begun = false;
      this.set('paused');
    }
  }

  private async prepare(): Promise<void> {
    const { Keeper } = await import('./keeper');
    this.keeper = new Keeper(new URL(BASE, location.href).href);
    if (DEVICE) {
      this.keeper.use(DEVICE.version);
      const { openTexts } = await import('../device/store');
      // If it cannot be opened at all, the host tells why.
      this.lasts = await openTexts().then(({ lasts }) => lasts, () => true);
    }
    if (!isSecureContext) return this.set('insecure');
    if (!('serviceWorker' in navigator && 'caches' in window && 'locks' in navigator)) return this.set('refused');
    try {
      this.set((await this.keeper.current()) ? 'kept' : 'offered');
    } catch {
      return this.set('refused');
    }
    // A server's page is kept only for those who asked for it; nobody pays for what they do not expect.
    if (this.state === 'kept' || (DEVICE && !savesData())) await this.keep();
  }

  /** Keep all of it, or look for a new version of what is kept. */
  async keep(): Promise<void> {
    if (!this.keeper) return this.begin();
    if (this.busy || !['offered', 'kept', 'paused', 'bad-file', 'full'].includes(this.state)) return;
    this.busy = true;
    const before = this.state;
    this.looked = Date.now();
    try {
      const listing = await this.keeper.newest();
      if (before !== 'kept') this.set('keeping');
      await this.keeper.register();
      await this.keeper.keep(listing, (part) => (this.part = part));
      this.set('kept');
      this.fresh = DEVICE !== null && DEVICE.version !== listing.version;
    } catch (problem) {
      // What was kept before is still there.
      this.set(before === 'kept' ? before : this.reason(problem));
    } finally {
      this.busy = false;
    }
  }

  /** Make room again. */
  async forget(): Promise<void> {
    await this.keeper?.forget();
    this.set('offered');
  }

  private async goOn(): Promise<void> {
    if (document.hidden || !navigator.onLine) return;
    if (this.state === 'paused' || (this.state === 'kept' && Date.now() - this.looked > PAUSE)) await this.keep();
  }

  private set(state: State): void {
    this.state = state;
  }

  private reason(problem: unknown): State {
    const { file } = problem as Partial<BadFile>;
    if (file) {
      this.file = file;
      return 'bad-file';
    }
    if (!(problem instanceof DOMException)) return 'paused';
    return problem.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

/** The visitor asked the browser for less traffic. */
const savesData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 5_000 });
    else setTimeout(done, 1_000);
  });

export const offline = new Offline();
