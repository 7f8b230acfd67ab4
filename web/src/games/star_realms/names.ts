// What cards are called and what they say, in the reader's language.
import { t, words } from '$lib/words.svelte';
import { cardOf } from './box.svelte';
import type { CardData, Faction } from './card_data';

export function cardName(card: string): string {
  const name = cardOf(card)?.name;
  return name ? words.say(name) : t('star-realms-card', { card });
}

export const factionsOf = (data: CardData): readonly Faction[] => data.factions ?? [data.faction];

/** How many rows its abilities take. */
export const rowsOf = (data: CardData): number => [data.primary ?? data.always, data.ally, data.double_ally, data.scrap].filter(Boolean).length;

/** How a long name is made to fit. */
export function fit(name: string): string {
  if (name.length > 23) return 'longest';
  if (name.length > 18) return 'longer';
  return name.length > 14 ? 'long' : '';
}

/** The words on a card, ability by ability. */
export const cardWords = (card: string): string[] => (cardOf(card)?.says ?? []).map((sentence) => begun(words.say(sentence)));

/** As a sentence begins. */
export const begun = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** All of a card in one breath, for whoever cannot see it. */
export function cardSpoken(card: string): string {
  const data = cardOf(card);
  if (!data) return '';
  const facts = [...factionsOf(data).map((faction) => t('star-realms-faction', { faction })), t('star-realms-kind', { kind: data.kind })];
  if (data.cost) facts.push(t('realms-cost', { count: data.cost }));
  if (data.defense) facts.push(t('realms-defense', { count: data.defense }));
  return `${facts.join(', ')}. ${cardWords(card).join(' ')}`;
}
