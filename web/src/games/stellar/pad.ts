/** What lies on a real table, as tapped in: two telescopes, two notebooks, perhaps other stars. */

import type { Json } from '$types';

export interface PadPlayer {
  name: string;
  telescope: Readonly<Record<string, string>>;
  notebook: readonly string[];
}
export interface Pad {
  players: readonly PadPlayer[];
  /** Null: as the program has inferred them. */
  stars: readonly number[] | null;
  /** The fingerprint of the box; null: as in the rulebook. Pads of earlier days have none. */
  pack?: string | null;
}
/** A slot of a player's telescope; null: the notebook. */
export interface Spot {
  seat: number;
  slot: number | null;
}

const nobody = (): PadPlayer => ({ name: '', telescope: {}, notebook: [] });
export const emptyPad = (): Pad => ({ players: [nobody(), nobody()], stars: null });

/** Put a card (`~P3`: face down; `~`: face down, whatever it is) somewhere, or take it away. */
export function put(pad: Pad, { seat, slot }: Spot, card: string | null, away = false): Pad {
  const players = pad.players.map((player, at) => {
    if (at !== seat) return player;
    if (slot === null) return { ...player, notebook: away ? without(player.notebook, card) : [...player.notebook, ...(card ? [card] : [])] };
    const { [slot]: _old, ...others } = player.telescope;
    return { ...player, telescope: card === null ? others : { ...others, [slot]: card } };
  });
  return { ...pad, players };
}

function without(cards: readonly string[], card: string | null): string[] {
  const at = card === null ? -1 : cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** The position that the server scores. */
export function positionOf(pad: Pad): Record<string, unknown> {
  const players = pad.players.map(({ telescope, notebook }) => ({ telescope, notebook }));
  const options = { ...(pad.pack ? { pack: pad.pack } : pad.stars ? { stars: [...pad.stars] } : {}) };
  return { players, ...(Object.keys(options).length ? { options } : {}) };
}

/** The box: two of each number of each type, one 6/0, one of each satellite (ST-1.2). */
const KINDS: readonly (readonly [string, number])[] = [
  ...[...'PMACB'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((number) => [`${letter}${number}`, number === 6 ? 1 : 2] as const)),
  ...[1, 2, 3, 4, 5].map((number) => [`S${number}`, 1] as const),
];

/** The cards of a pack: how many of each, and their stars. */
interface Kind {
  card: string;
  copies: number;
  stars?: number;
}
export const kindsOf = (pack: Json): readonly Kind[] => (Array.isArray(pack.cards) ? (pack.cards as Kind[]) : []);

/** How many of each card are still in the box. */
export function left(pad: Pad, pack: Json | null = null): Record<string, number> {
  const kinds = pack ? kindsOf(pack).map(({ card, copies }) => [card, copies] as const) : KINDS;
  const used = pad.players.flatMap(({ telescope, notebook }) => [...Object.values(telescope), ...notebook]);
  return Object.fromEntries(kinds.map(([card, count]) => [card, count - used.filter((one) => one.replace('~', '') === card).length]));
}
