// Cards in play, and which move means which of them.
import type { StarRealmsCardInPlay, StarRealmsMove, StarRealmsUseMove, StarRealmsAttackBase, StarRealmsChoose } from '$types';
import type { LegalMove } from '$table/contract';
import type { AbilityName, CardData } from './card_data';
import { cardOf } from './box.svelte';

export type Legal = LegalMove<StarRealmsMove>;

/** A card in play. */
export interface Piece {
  key: string;
  card: string;
  /** What it acts as: itself, or the ship that a Stealth Needle copies. */
  form: string;
  used: readonly ('primary' | 'ally' | 'double_ally')[];
  damage: number;
}

/** What can be done with an ability: it is lit, spent, or waits (for an ally, or for the turn). */
type Mark = 'ready' | 'used' | 'waiting';
export type Marks = Partial<Record<AbilityName, Mark>>;

export interface Use {
  ability: AbilityName;
  move: Legal;
}

export function piecesOf(items: readonly (string | StarRealmsCardInPlay)[]): Piece[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const data: StarRealmsCardInPlay = typeof item === 'string' ? { card: item } : item;
    const nth = seen.get(data.card) ?? 0;
    seen.set(data.card, nth + 1);
    return { key: `${data.card}/${nth}`, card: data.card, form: data.as ?? data.card, used: data.used ?? [], damage: data.damage ?? 0 };
  });
}

const condition = (piece: Piece): string => `${piece.card} ${piece.form} ${piece.used.join('+')} ${piece.damage}`;

/** The number by which a move tells different cards of one name apart; 0: they are all equal. */
export function copyOf(pieces: readonly Piece[], piece: Piece): number {
  const alike = [...new Set(pieces.filter((other) => other.card === piece.card).map(condition))];
  return alike.length > 1 ? alike.indexOf(condition(piece)) + 1 : 0;
}

const dataOf = (card: string): CardData | undefined => cardOf(card);
const effectsOf = (piece: Piece, ability: AbilityName) => dataOf(ability === 'primary' ? piece.card : piece.form)?.[ability];

/** Can this card's ability still be used, as far as the card itself is concerned? */
function isOpen(piece: Piece, ability: AbilityName): boolean {
  if (!effectsOf(piece, ability)?.length) return false;
  if (ability === 'scrap') return true;
  if (ability === 'primary' && dataOf(piece.card)?.kind === 'ship') return false;
  return !piece.used.includes(ability);
}

export const ABILITIES: readonly AbilityName[] = ['primary', 'ally', 'double_ally', 'scrap'];
const MOVE_TYPES: Readonly<Record<AbilityName, StarRealmsUseMove['type']>> = {
  primary: 'base',
  ally: 'ally',
  double_ally: 'double',
  scrap: 'scrap',
};

const isUse = (move: StarRealmsMove, type: StarRealmsUseMove['type']): move is StarRealmsUseMove => move.type === type;

/** What may be done with one of my cards in play now. */
export function usesOf(pieces: readonly Piece[], piece: Piece, legal: readonly Legal[]): Use[] {
  return ABILITIES.flatMap((ability) => {
    if (!isOpen(piece, ability)) return [];
    const type = MOVE_TYPES[ability];
    const named = legal.filter(({ move }) => isUse(move, type) && move.card === piece.card);
    const open = pieces.filter((other) => isOpen(other, ability));
    const copy = copyOf(open, piece);
    const found = named.find(({ move }) => isUse(move, type) && (move.copy ?? 0) === copy);
    // Twins of which only some have an ally are told apart by the rules alone: the first will do.
    const move = found ?? (named.length === 1 ? named[0] : undefined);
    return move ? [{ ability, move }] : [];
  });
}

export function marksOf(piece: Piece, uses: readonly Use[]): Marks {
  const marks: Marks = {};
  for (const ability of ABILITIES) {
    if (!effectsOf(piece, ability)?.length) continue;
    if (uses.some((use) => use.ability === ability)) marks[ability] = 'ready';
    else marks[ability] = isOpen(piece, ability) ? 'waiting' : 'used';
  }
  return marks;
}

/** The attacks on a base of somebody: one, or in a raid one for every amount. */
export function attacksOn(pieces: readonly Piece[], piece: Piece, owner: number, legal: readonly Legal[]): Legal[] {
  const copy = copyOf(pieces, piece);
  const isIt = (move: StarRealmsMove): move is StarRealmsAttackBase =>
    move.type === 'attack_base' && move.seat === owner && move.card === piece.card && (move.copy ?? 0) === copy;
  return legal.filter(({ move }) => isIt(move));
}

/** The answer that names a base of somebody, if a question asks for one. */
export function choiceOf(pieces: readonly Piece[], piece: Piece, owner: number, legal: readonly Legal[]): Legal | undefined {
  const copy = copyOf(pieces, piece);
  const isIt = (move: StarRealmsMove): move is StarRealmsChoose =>
    move.type === 'choose' && move.zone === 'bases' && move.seat === owner && move.card === piece.card && (move.copy ?? 0) === copy;
  return legal.find(({ move }) => isIt(move));
}

export const isOutpost = (piece: Piece): boolean => dataOf(piece.card)?.kind === 'outpost';
