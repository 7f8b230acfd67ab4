/** Is anybody there? What the banner on top of every page tells. */

import { DEVICE } from './base';

class Network {
  /** The browser has a network at all. */
  online = $state(typeof navigator === 'undefined' || navigator.onLine);
  /** The server answered last time. */
  answered = $state(true);
  /** The socket of the room on show, if there is one: is it open? */
  connected = $state(true);
  /** When the next attempt is made (milliseconds since 1970), while there is no connection. */
  nextTry = $state<number | null>(null);

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
  }

  get fine(): boolean {
    // A device is always there.
    return DEVICE !== null || (this.online && this.answered && this.connected);
  }

  reached(): void {
    this.answered = true;
  }

  lost(): void {
    this.answered = false;
  }
}

export const network = new Network();
