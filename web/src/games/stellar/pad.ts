/** What lies on a real table, as tapped in: two telescopes, two notebooks, perhaps other stars. */

export interface PadPlayer {
  name: string;
  telescope: Readonly<Record<string, string>>;
  notebook: readonly string[];
}
export interface Pad {
  players: readonly PadPlayer[];
  /** Null: as the program has inferred them. */
  stars: readonly number[] | null;
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
  return { players, ...(pad.stars ? { options: { stars: [...pad.stars] } } : {}) };
}

/** The box: two of each number of each type, one 6/0, one of each satellite (ST-1.2). */
const KINDS: readonly (readonly [string, number])[] = [
  ...[...'PMACB'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((number) => [`${letter}${number}`, number === 6 ? 1 : 2] as const)),
  ...[1, 2, 3, 4, 5].map((number) => [`S${number}`, 1] as const),
];

/** How many of each card are still in the box. */
export function left(pad: Pad): Record<string, number> {
  const used = pad.players.flatMap(({ telescope, notebook }) => [...Object.values(telescope), ...notebook]);
  return Object.fromEntries(KINDS.map(([card, count]) => [card, count - used.filter((one) => one.replace('~', '') === card).length]));
}
