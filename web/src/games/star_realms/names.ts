// What cards are called and what they say, in the reader's language.
import { t, words } from '$lib/words.svelte';
import { CARDS } from './cards';

export const cardName = (card: string): string => t('star-realms-card', { card });

/** How a long name is made to fit. */
export function fit(name: string): string {
  if (name.length > 23) return 'longest';
  if (name.length > 18) return 'longer';
  return name.length > 14 ? 'long' : '';
}

/** The words on a card, ability by ability. */
export const cardWords = (card: string): string[] => (CARDS[card]?.says ?? []).map((sentence) => begun(words.say(sentence)));

/** As a sentence begins. */
export const begun = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** All of a card in one breath, for whoever cannot see it. */
export function cardSpoken(card: string): string {
  const data = CARDS[card];
  if (!data) return '';
  const facts = [t('star-realms-faction', { faction: data.faction }), t('star-realms-kind', { kind: data.kind })];
  if (data.cost) facts.push(t('realms-cost', { count: data.cost }));
  if (data.defense) facts.push(t('realms-defense', { count: data.defense }));
  return `${facts.join(', ')}. ${cardWords(card).join(' ')}`;
}
