/** What only its owner sees: the tokens in hand, and those that lie face down. */
import type { SternenhimmelView } from '$types';
import type { OwnHand } from '$table/contract';
import HandPiece from './HandPiece.svelte';
import { boardsOf } from './art/boards';

export const hand: OwnHand = {
  Piece: HandPiece,
  width: 4.6,
  held(json, seat, say) {
    const view = json as unknown as SternenhimmelView;
    const boards = boardsOf(view.options);
    const named = (token: string) => say({ id: 'sternenhimmel-token-bare', args: { token } });
    const lying = view.sky.flatMap((chart) =>
      Object.entries(chart?.tokens ?? {}).flatMap(([star, found]) => {
        const place = boards.find(({ id }) => id === chart?.board)?.stars.find(({ id }) => id === star);
        return found.seat === seat && found.face_down && found.token ? [{ code: found.token, label: named(found.token), lies: place?.label ?? star }] : [];
      }),
    );
    return [...(view.players[seat]?.hand ?? []).map((code) => ({ code, label: named(code) })), ...lying];
  },
  group(move, say, _nameOf, view) {
    const board = boardsOf((view as unknown as SternenhimmelView).options).find(({ id }) => id === move.board);
    return board ? say({ id: 'sternenhimmel-board', args: { board: board.label } }) : null;
  },
};
