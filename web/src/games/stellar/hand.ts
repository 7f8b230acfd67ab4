/** What only its owner sees: the hand, and the cards that lie face down. */
import type { StellarView } from '$types';
import type { OwnHand } from '$table/contract';
import HandPiece from './HandPiece.svelte';

export const hand: OwnHand = {
  Piece: HandPiece,
  width: 8,
  held(view, seat, say) {
    const player = (view as unknown as StellarView).players[seat];
    const named = (card: string) => say({ id: 'stellar-card', args: { card } });
    const lying = Object.entries(player?.telescope ?? {}).filter(([, card]) => card.length > 1 && card.startsWith('~'));
    return [
      ...(player?.hand ?? []).map((code) => ({ code, label: named(code) })),
      ...lying.map(([slot, card]) => ({ code: card.slice(1), label: named(card.slice(1)), lies: say({ id: 'stellar-table-slot-hidden', args: { slot: Number(slot) } }) })),
    ];
  },
};
