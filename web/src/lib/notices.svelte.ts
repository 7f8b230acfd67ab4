/** News from other rooms: where else it is my turn, whatever page is open. */

import type { ServerGameSummary, ServerNotice } from '$types';
import { socketAddress } from './base';
import { host } from './host';
import { server } from './http';
import { live } from './live.svelte';
import { notify, yourTurn } from './notify';
import { router } from './router.svelte';
import { play } from './sound';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
// Whoever is on the way to that table needs no word about it.
const ON_THE_WAY = 2_000;

class Notices {
  /** Games of other rooms that wait for me, the newest first. */
  waiting = $state.raw<readonly ServerGameSummary[]>([]);
  announcement = $state<string | null>(null);
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;

  /** Listen from now on; the line is renewed when it breaks. */
  listen(): void {
    // On a device there is nobody else.
    if (this.socket || host.isDevice) return;
    const socket = new WebSocket(socketAddress('/me/socket'));
    this.socket = socket;
    socket.onopen = () => (this.wait = FIRST_WAIT);
    socket.onmessage = (message) => void this.hear(JSON.parse(String(message.data)) as ServerNotice);
    socket.onclose = (end) => {
      this.socket = null;
      // 4401 and the like: the server does not know me, and will not in a minute either.
      if (end.code >= 4400) return;
      setTimeout(() => this.listen(), this.wait * (0.7 + Math.random() * 0.6));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private async hear(notice: ServerNotice): Promise<void> {
    if (notice.kind === 'announcement') this.announcement = notice.text ?? null;
    if (notice.kind !== 'turn' || isHere(notice.room)) return;
    await new Promise((done) => setTimeout(done, ON_THE_WAY));
    if (isHere(notice.room)) return;
    const { games } = await server.games();
    const found = games.find((game) => game.id === notice.game && game.yours);
    if (!found) return;
    this.waiting = [found, ...this.waiting.filter((game) => game.room !== found.room)];
    play('turn');
    live.tell(yourTurn(found.rules));
    await notify(yourTurn(found.rules), found.room);
  }

  /** Seen, or gone there. */
  done(room: string): void {
    this.waiting = this.waiting.filter((game) => game.room !== room);
  }
}

const isHere = (room: string | null | undefined): boolean => router.route.page === 'room' && router.route.room === room;

export const notices = new Notices();
