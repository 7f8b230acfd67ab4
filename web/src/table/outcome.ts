/** How a game ended, in a sentence. */

import type { Outcome } from '$types';
import type { Message } from '$lib/words.svelte';
import type { Seat } from './contract';

/** Whoever shares a victory is spoken to, as the score sheet calls them, not named among the others. */
export function outcomeSaid({ reason, winners }: Outcome, seats: readonly Seat[], say: (message: Message) => string): string {
  const others = winners.filter((seat) => !seats[seat]?.isYou);
  if (winners.length > 1 && others.length < winners.length && reason === 'shared')
    return say({ id: 'page-shared-victory', args: { others: others.map((seat) => seats[seat]?.name ?? '') } });
  return say({ id: `engine-outcome-${reason.replaceAll('_', '-')}`, args: { winners } });
}
