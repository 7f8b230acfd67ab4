/** What a replay offers besides looking: links, and going on from a ply. */

import { server } from '$lib/http';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';

/** A game of its own from that ply, on that seat, against bots. */
export async function goOn(game: string, ply: number, seat: number, bots: readonly string[]): Promise<void> {
  const room = await server.branch(game, { ply, seat, bots: [...bots], pace: settings.botPace });
  router.go(`r/${room.id}`);
}
