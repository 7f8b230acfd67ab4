// What cards are called and what they say, in the reader's language.
import { t, words } from '$lib/words.svelte';
import { cardOf } from './box.svelte';
import { factionsOf, linesOf } from './card_data';

export function cardName(card: string): string {
  const name = cardOf(card)?.name;
  return name ? words.say(name) : t('star-realms-card', { card });
}

/** How many rows of icons it has. */
export function rowsOf(card: string): number {
  const data = cardOf(card);
  return data ? Math.max(1, linesOf(data).length) : 1;
}

/** What the pile beside the trade row is called. */
export const pileName = (card: string): string => (card === 'explorer' && !isNamed(card) ? t('realms-explorers') : cardName(card));
/** Has it a name of its own, which only the pack knows? */
const isNamed = (card: string): boolean => typeof cardOf(card)?.name?.args.card === 'object';

/** How wide a text is about, in heights of its letters: capitals and m are wide, i and l are not. */
function widthOf(text: string): number {
  let wide = 0;
  for (const letter of text) {
    if (letter > '\u2e7f') wide += 1.05;
    else if (/[mwMW@%æœÆŒ…—]/.test(letter)) wide += 0.86;
    else if (/[\p{Lu}\d&?ß]/u.test(letter)) wide += 0.64;
    else wide += /[ijlftr.,:;!|’'() -]/.test(letter) ? 0.33 : 0.49;
  }
  return wide;
}

/** What one line of a card takes in its smallest letters, in heights of letters. */
const [ONE_LINE, LONGEST] = [13, 28];
/** The largest letters of a broken name, how wide three of its lines are, and what breaking loses of them. */
const [BROKEN, THREE_LINES, KEPT] = [0.76, 27.6, 0.84];

/** How large a name is written that takes more than a line; null: one line does. */
export function wrapped(name: string): string | null {
  const wide = widthOf(name);
  if (name.length <= LONGEST && wide <= ONE_LINE) return null;
  return `${Math.min(BROKEN, (THREE_LINES * KEPT) / wide).toFixed(3)}em`;
}

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
