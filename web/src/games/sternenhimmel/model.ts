/** From a view of Sternenhimmel to what the table shows. Nothing here knows a rule: it sorts what it was told. */
import type {
  SternenhimmelEvent,
  SternenhimmelMove,
  SternenhimmelPreview,
  SternenhimmelSeenPlayer,
  SternenhimmelView,
} from '$types';
import type { LegalMove, Seat, TableProps } from '$table/contract';
import { tokensOf, type DrawnBoard } from './art/boards';

export type Props = TableProps<SternenhimmelView, SternenhimmelMove, SternenhimmelEvent, SternenhimmelPreview>;
export type Legal = LegalMove<SternenhimmelMove>;
export type Say = Props['say'];

/** A token of mine: in hand, or on which star. */
export interface OwnToken {
  token: string;
  /** Null: it is in the hand. */
  lies: { board: string; star: string; label: string } | null;
}

export function ownTokens(view: SternenhimmelView, seat: number, boards: readonly DrawnBoard[]): OwnToken[] {
  const hand: string[] = [...(view.players[seat]?.hand ?? [])];
  const lying = view.sky.flatMap((chart) =>
    Object.entries(chart?.tokens ?? {}).flatMap(([star, found]) =>
      chart && found.seat === seat ? [{ board: chart.board, star, token: found.token }] : [],
    ),
  );
  return tokensOf(view.options).map((token) => {
    const held = hand.indexOf(token);
    if (held >= 0) {
      hand.splice(held, 1);
      return { token, lies: null };
    }
    const at = lying.findIndex((one) => one.token === token);
    const [found] = at < 0 ? [] : lying.splice(at, 1);
    const star = boards.find(({ id }) => id === found?.board)?.stars.find(({ id }) => id === found?.star);
    return { token, lies: { board: found?.board ?? '', star: found?.star ?? '', label: star?.label ?? '' } };
  });
}

/** What others can tell of a token: it may be in the hand, it lies face down for certain, or it lies open. */
export type Known = 'hand' | 'down' | 'open';

/** `tokens`: all that a player has. */
export function memoryOf(player: SternenhimmelSeenPlayer, tokens: readonly string[]): { token: string; known: Known }[] {
  const [unseen, hand]: string[][] = [[...player.unseen], [...player.may_hold]];
  const take = (from: string[] = [], token: string): boolean => {
    const at = from.indexOf(token);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  return tokens.map((token) => {
    if (!take(unseen, token)) return { token, known: 'open' as const };
    return { token, known: take(hand, token) ? ('hand' as const) : ('down' as const) };
  });
}

/** The stars of one board on which the token may be put, with the moves that do it. */
export function offersFor(legal: readonly Legal[], token: string | null, board: string): ReadonlyMap<string, Legal> {
  const found = legal.filter(({ move }) => move.token === token && move.board === board);
  return new Map(found.map((one) => [one.move.star, one]));
}

/** Where tokens were put since my own last one, as the events name them: `star.ari.beta`. */
export function lately(log: Props['log'], seat: number | null, players: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = log.length - 1; at >= 0 && found.size < players; at -= 1) {
    const event = log[at]?.event;
    if (event?.type !== 'put') continue;
    if (event.seat === seat) break;
    found.add(event.target);
  }
  return found;
}

/** Seats in the order of play, mine first. */
export function aroundTable(seats: readonly Seat[], own: number | null): Seat[] {
  const first = Math.max(0, own ?? 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
