/**
 * Where a move would be made: the places and cards of the table that show it. Tables mark their
 * places with the names that events use (motion.ts); here only the fields of a move are read.
 */

import type { Json } from '$types';

const text = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

// Ids of the games are plain letters and digits, which a selector quotes as JSON does.
const quoted = (value: string): string => JSON.stringify(value);

const at = (place: string, card: string | null = null): string =>
  `[data-place=${quoted(place)}]${card === null ? '' : `[data-card=${quoted(card)}]`}`;

/** Selectors of what shows a move of this seat; what is not on the table is simply not found. */
export function markers(move: Json, said: string, seat: number): string[] {
  const card = text(move.card) ?? text(move.token) ?? text(move.telescope);
  const whose = text(move.seat) ?? String(seat);
  const found = [`[data-move=${quoted(said)}]`];
  switch (move.type) {
    case 'take':
      found.push(at(`row.${text(move.slot) ?? ''}`));
      break;
    case 'place':
      found.push(at(`telescope.${seat}.${text(move.slot) ?? ''}`));
      break;
    case 'acquire':
      found.push(`[data-place^="row."][data-card=${quoted(card ?? '')}]`, at('explorers', card));
      break;
    case 'put':
      found.push(at(`hand.${seat}`, card), at(`star.${text(move.board) ?? ''}.${text(move.star) ?? ''}`));
      break;
    case 'attack':
      found.push(`[data-seat=${quoted(whose)}]`);
      break;
    case 'attack_base':
      found.push(at(`bases.${whose}`, card));
      break;
    case 'base':
    case 'ally':
    case 'scrap':
      found.push(at(`bases.${seat}`, card), at(`ships.${seat}`, card));
      break;
    default:
      if (card !== null) found.push(at(`hand.${seat}`, card));
  }
  return found;
}
