// From a view and the legal moves to what the table shows.
import type { StarRealmsMove, StarRealmsQuestion, StarRealmsSeenPlayer, StarRealmsView } from '$types';
import { cardOf } from './box.svelte';
import { ABILITIES, attacksOn, choiceOf, piecesOf, usesOf, type Legal, type Piece } from './pieces';

export interface Pools {
  trade: number;
  combat: number;
}

/** Somebody's part of the table. */
export interface RealmModel {
  seat: number;
  player: StarRealmsSeenPlayer;
  ships: Piece[];
  bases: Piece[];
  /** Null: it is not this seat's turn. */
  pools: Pools | null;
  /** Has ended a turn that partners still play. */
  ended: boolean;
  alive: boolean;
}

export function realmOf(view: StarRealmsView, seat: number): RealmModel {
  const player = view.players[seat] ?? nobody;
  const { turn } = view;
  const member = turn.seat === seat ? turn : turn.partners?.find((partner) => partner.seat === seat);
  const over = view.outcome !== null;
  return {
    seat,
    player,
    ships: piecesOf(player.ships),
    bases: piecesOf(player.bases),
    pools: member && !over ? { trade: member.trade ?? 0, combat: member.combat ?? 0 } : null,
    ended: member?.ended ?? false,
    alive: player.authority > 0 && !player.left,
  };
}

const nobody: StarRealmsSeenPlayer = {
  authority: 0, hand: null, held: 0, known: [], deck: 0, on_top: [], unseen: [], discard: [], ships: [], bases: [], debt: 0,
};

/** The question that is open, if it is put to this seat. */
export function questionTo(view: StarRealmsView, seat: number | null): StarRealmsQuestion | null {
  const open = view.turn.questions?.at(-1) ?? null;
  return open && open.seat === seat && view.outcome === null ? open : null;
}

// Some shapes of the schema serve several types: `play` and `acquire` are one.
type OfType<Type extends StarRealmsMove['type']> = StarRealmsMove extends infer Move
  ? Move extends { type: infer Own } ? (Type extends Own ? Move : never) : never
  : never;
export interface LegalOf<Type extends StarRealmsMove['type']> extends Omit<Legal, 'move'> {
  move: OfType<Type>;
}

export function movesOf<Type extends StarRealmsMove['type']>(legal: readonly Legal[], type: Type): LegalOf<Type>[] {
  return legal.filter((option): option is Legal & LegalOf<Type> => option.move.type === type);
}

export const playOf = (legal: readonly Legal[], card: string): Legal | undefined =>
  movesOf(legal, 'play').find(({ move }) => move.card === card);
export const acquireOf = (legal: readonly Legal[], card: string): Legal | undefined =>
  movesOf(legal, 'acquire').find(({ move }) => move.card === card);
export const endOf = (legal: readonly Legal[]): Legal | undefined => movesOf(legal, 'end')[0];
/** The attacks on a player, the amounts rising. */
export const attacksOnPlayer = (legal: readonly Legal[], seat: number): LegalOf<'attack'>[] =>
  movesOf(legal, 'attack').filter(({ move }) => move.seat === seat);

/** Whether something of mine can be done in somebody's part of the table: attack, name, give or lend. */
export function isReachable(realm: RealmModel, legal: readonly Legal[]): boolean {
  const { seat, bases } = realm;
  const aims = legal.some(({ move }) => 'seat' in move && move.seat === seat && (move.type === 'attack' || move.type === 'give' || move.type === 'lend'));
  const named = movesOf(legal, 'choose').some(({ move }) => move.seat === seat && move.card === undefined);
  return aims || named || bases.some((base) => attacksOn(bases, base, seat, legal).length > 0 || choiceOf(bases, base, seat, legal) !== undefined);
}

/** Answers that name a card of a zone, or a seat, or an option. */
export interface Answers {
  cards: { zone: string; choices: LegalOf<'choose'>[] }[];
  bases: LegalOf<'choose'>[];
  seats: LegalOf<'choose'>[];
  options: LegalOf<'choose'>[];
  decline: LegalOf<'choose'> | null;
}

export function answersOf(legal: readonly Legal[]): Answers {
  const answers: Answers = { cards: [], bases: [], seats: [], options: [], decline: null };
  for (const choice of movesOf(legal, 'choose')) {
    const { move } = choice;
    if (move.decline) answers.decline = choice;
    else if (move.option !== undefined) answers.options.push(choice);
    else if (move.card === undefined) answers.seats.push(choice);
    else if (move.seat !== undefined) answers.bases.push(choice);
    else {
      const zone = move.zone ?? '';
      const group = answers.cards.find((one) => one.zone === zone);
      if (group) group.choices.push(choice);
      else answers.cards.push({ zone, choices: [choice] });
    }
  }
  return answers;
}

/** How many cards lie in the trade deck; some that may lie there can be left out. */
export function tradeDeck({ trade_deck, left_out = 0 }: StarRealmsView): number {
  return trade_deck.length - left_out;
}

/** The turn, and how many cards lie face down: if that number changes, something came to light. */
export function sceneOf({ turn, trade_deck, players }: StarRealmsView): string {
  const hidden = players.reduce((sum, player) => sum + player.deck, trade_deck.length);
  return `${turn.number} ${hidden}`;
}

/** What would be lost if the turn ended now. */
export interface Unused {
  cards: number;
  trade: number;
  combat: number;
  abilities: number;
}

export function unusedOf(view: StarRealmsView, seat: number, legal: readonly Legal[]): Unused {
  const realm = realmOf(view, seat);
  const pieces = [...realm.ships, ...realm.bases];
  const uses = pieces.flatMap((piece) => usesOf(pieces, piece, legal));
  return {
    cards: realm.player.hand?.length ?? 0,
    // Trade that buys nothing is no loss.
    trade: movesOf(legal, 'acquire').length ? (realm.pools?.trade ?? 0) : 0,
    combat: legal.some(({ move }) => move.type === 'attack' || move.type === 'attack_base') ? (realm.pools?.combat ?? 0) : 0,
    abilities: uses.filter((use) => use.ability !== 'scrap').length,
  };
}

export const isAnythingUnused = (unused: Unused): boolean => Object.values(unused).some((count) => count > 0);

const putsOnTop = (card: string): boolean => ABILITIES.some((ability) => cardOf(card)?.[ability]?.some((effect) => effect.op === 'next_on_top'));

/** The card that the open question comes from, as far as the log tells. */
export function askedBy(log: readonly { event: { type?: unknown; card?: unknown; seat?: unknown } }[], question: StarRealmsQuestion): string | null {
  if (question.type === 'option' && question.card) return question.card;
  if (question.type === 'gift') return null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (event?.type === 'turn' || event?.type === 'taken_back') return null;
    if ((event?.type !== 'played' && event?.type !== 'used') || typeof event.card !== 'string') continue;
    // What was acquired goes on top by an ability that may have been used long before.
    if (question.type !== 'on_top' || (event.type === 'used' && putsOnTop(event.card))) return event.card;
  }
  return null;
}

/** Cards of a pile with how many there are of each, in the order of the list. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const costOf = (card: string): number => cardOf(card)?.cost ?? 0;
