/** Where there is a server, too: can it be reached again? */

import { api } from '$lib/base';

const PAUSE = 15_000;

class Server {
  isBack = $state(false);

  /** Ask now and then; returns what ends that. */
  watch(): () => void {
    const ask = async () => {
      if (document.hidden) return;
      this.isBack = await fetch(api('/me'), { cache: 'no-store' }).then(({ ok }) => ok, () => false);
    };
    void ask();
    const timer = setInterval(() => void ask(), PAUSE);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }
}

export const server = new Server();
