/**
 * Which of the two copies of a card lies where, so that two Europas never look the same. Views name
 * only kinds: a card that stays keeps its picture, one that moves takes it along, a new one gets the
 * picture that is free.
 */
import { getContext, setContext } from 'svelte';
import type { StellarEvent, StellarView } from '$types';
import type { Copy } from './art/cards';

export type Copies = ReadonlyMap<string, Copy>;

/** `row.3 P1`, `hand.0 P1`, `notebook.1 P1 2`: a place, a card, and a number if it lies there twice. */
function lyingWhere(view: StellarView): string[] {
  const found: string[] = [];
  const add = (place: string, card: string | null | undefined): void => {
    if (!card) return;
    const key = `${place} ${card}`;
    found.push(found.includes(key) ? `${key} 2` : key);
  };
  view.row.forEach((card, at) => add(`row.${at + 1}`, card));
  view.players.forEach((player, seat) => {
    for (const [slot, text] of Object.entries(player.telescope)) add(`telescope.${seat}.${slot}`, text.replace('~', ''));
    for (const card of player.notebook) add(`notebook.${seat}`, card);
    for (const card of player.hand ?? []) add(`hand.${seat}`, card);
  });
  if (view.placing?.card) add(`placing.${view.seats[0] ?? 0}`, view.placing.card);
  return found;
}

const cardOf = (key: string): string => key.split(' ')[1] ?? '';
const placeOf = (key: string): string => key.split(' ')[0] ?? '';

export function copiesAfter(before: Copies, view: StellarView, news: readonly StellarEvent[]): Copies {
  const keys = lyingWhere(view);
  const now = new Map<string, Copy>();
  const used = new Set<string>();
  const give = (key: string, copy: Copy | undefined): void => {
    if (copy === undefined || now.has(key) || used.has(cardOf(key) + copy)) return;
    now.set(key, copy);
    used.add(cardOf(key) + copy);
  };
  for (const key of keys) give(key, before.get(key));
  // Along with the moves, the newest first: a card may have moved twice.
  const came = (place: string, card: string): string | null =>
    [...news].reverse().flatMap((event) =>
      'source' in event && 'card' in event && event.card === card && event.target === place ? [event.source] : [],
    )[0] ?? null;
  for (const key of keys) {
    let place: string | null = placeOf(key);
    for (let hops = 0; hops < 4 && place !== null && !now.has(key); hops += 1) {
      place = came(place, cardOf(key));
      if (place !== null) give(key, before.get(`${place} ${cardOf(key)}`));
    }
  }
  for (const key of keys) {
    give(key, 'a');
    give(key, 'b');
  }
  return now;
}

type CopyOf = (place: string, card: string, nth?: number) => Copy;
const NAME = Symbol('copies');

/** All cards of a table ask here which picture they have. */
export const shareCopies = (copies: () => Copies): CopyOf =>
  setContext<CopyOf>(NAME, (place, card, nth = 1) => copies().get(`${place} ${card}${nth > 1 ? ` ${nth}` : ''}`) ?? 'a');

/** Elsewhere, the first. */
export const sharedCopies = (): CopyOf => getContext<CopyOf | undefined>(NAME) ?? (() => 'a');
