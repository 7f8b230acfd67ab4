/** What only its owner sees: the hand. */
import type { StarRealmsView } from '$types';
import type { OwnHand } from '$table/contract';
import { t } from '$lib/words.svelte';
import HandPiece from './HandPiece.svelte';
import { sceneOf } from './model';
import { cardName, cardSpoken } from './names';

const WISHES: Readonly<Record<string, string>> = { play_all: 'realms-play-all', use_all: 'realms-use-all' };

export const hand: OwnHand = {
  Piece: HandPiece,
  width: 7.4,
  held(view, seat) {
    const cards = (view as unknown as StarRealmsView).players[seat]?.hand ?? [];
    return cards.map((code) => ({ code, label: `${cardName(code)}: ${cardSpoken(code)}` }));
  },
  group: (move, _, nameOf) => (move.type === 'attack' ? t('realms-attack-player', { name: nameOf(Number(move.seat)) }) : null),
  scene: (view) => sceneOf(view as unknown as StarRealmsView),
  wish: (wish) => (WISHES[wish] === undefined ? null : t(WISHES[wish])),
};
