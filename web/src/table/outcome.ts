/** How a game ended, in a sentence, and whether it may go on. */

import type { Outcome, ServerRoomView, ServerTable } from '$types';
import type { Message } from '$lib/words.svelte';
import type { GameModule, Seat } from './contract';

/** In the game's own words, if it has some. Whoever shares a victory is spoken to, as the score sheet calls them, not
 * named among the others. */
export function outcomeSaid(outcome: Outcome, seats: readonly Seat[], say: (message: Message) => string, ending?: GameModule['ending']): string {
  const own = ending?.(outcome);
  if (own) return say(own);
  const { reason, winners } = outcome;
  const others = winners.filter((seat) => !seats[seat]?.isYou);
  if (winners.length > 1 && others.length < winners.length && reason === 'shared')
    return say({ id: 'page-shared-victory', args: { others: others.map((seat) => seats[seat]?.name ?? '') } });
  return say({ id: `engine-outcome-${reason.replaceAll('_', '-')}`, args: { winners } });
}

/** A game that was stopped goes on where it stood; but a deal of the day is one try. */
export const canGoOn = (table: ServerTable, room: ServerRoomView | null): boolean =>
  table.status === 'stopped' && table.seat !== null && room?.phase === 'over' && room.origin?.kind !== 'daily';
