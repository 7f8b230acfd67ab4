/** The headline of the score sheet: who won, and by which totals. */
import type { Outcome } from '$types';
import type { Message } from '$lib/words.svelte';

export function ending({ reason, winners, scores }: Outcome): Message | null {
  const [winner, second] = winners;
  if (reason !== 'score' || winner === undefined || second !== undefined) return null;
  return { id: 'stellar-sheet-winner', args: { player: winner, own: scores[winner] ?? 0, other: scores[1 - winner] ?? 0 } };
}
