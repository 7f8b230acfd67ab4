// An open question in words.
import type { StarRealmsQuestion } from '$types';
import type { Message } from '$lib/words.svelte';
import type { Effect, Sentence } from './card_data';
import { cardOf } from './box.svelte';
import { ABILITIES } from './pieces';

/** What a card offers with one of its choices, in words; several may be in one card. */
export const optionsOf = (card: string, part = 0): readonly Sentence[] => cardOf(card)?.choices?.[part] ?? [];

/** The same choice with its effects. Like the rules we look at whole abilities first, then at what is inside them. */
export function choiceIn(card: string, part = 0): (Effect & { op: 'either' }) | undefined {
  const parts: (readonly Effect[])[] = ABILITIES.map((ability) => cardOf(card)?.[ability] ?? []);
  for (const effects of parts) parts.push(...effects.flatMap(inside));
  return parts.flat().filter((effect) => effect.op === 'either')[part];
}

function inside(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.op === 'either') return effect.options;
  return effect.op === 'if' ? [effect.then, ...(effect.else ? [effect.else] : [])] : [];
}

/** An option as a button says it. */
export const chosenEffect = (effect: Sentence): Message => (effect.id === GAIN ? { id: 'realms-gain', args: effect.args } : effect);
/** As the question names it: of a gain, what is gained. */
const namedEffect = (effect: Sentence): Message => (effect.id === GAIN ? { id: 'realms-gains', args: effect.args } : effect);
const GAIN = 'star-realms-effect-gain';
/** Too much to be asked in a heading; the buttons say it. */
const LONG: readonly string[] = ['chain', 'if', 'else', 'either', 'one-of'].map((kind) => `star-realms-effect-${kind}`);

/** What every card gives that is scrapped. */
const gainsOf = (each: Readonly<Record<string, number>>): Sentence[] =>
  ['authority', 'trade', 'combat'].flatMap((kind) => (each[kind] ? [{ id: 'star-realms-amount', args: { kind, count: each[kind] } }] : []));

/** What is asked, as a sentence of the page's own. */
export function askedFor(question: StarRealmsQuestion, nameOf: (seat: number) => string): Message {
  const asked = askedOnce(question, nameOf);
  return question.each ? { id: 'realms-ask-for-each', args: { asked, gains: gainsOf(question.each) } } : asked;
}

function askedOnce(question: StarRealmsQuestion, nameOf: (seat: number) => string): Message {
  const count = question.left ?? 1;
  const must = question.must ?? false;
  switch (question.type) {
    case 'option': {
      const [first, second, third] = optionsOf(question.card ?? '', question.part);
      if (!first || !second || third || LONG.includes(first.id) || LONG.includes(second.id)) return { id: 'realms-ask-option' };
      return { id: 'realms-ask-either', args: { first: namedEffect(first), second: namedEffect(second) } };
    }
    case 'scrap': {
      const zone = question.discard_too === false ? 'hand' : 'both';
      if (question.then_draw) return { id: 'realms-ask-scrap-draw', args: { count, zone } };
      return { id: 'realms-ask-scrap', args: { must, count, zone } };
    }
    case 'scrap_row':
      return { id: 'realms-ask-scrap-row', args: { count } };
    case 'discard':
      return { id: question.then_draw ? 'realms-ask-discard-draw' : 'realms-ask-discard', args: { count } };
    case 'destroy':
      return { id: question.to === 'hand' ? 'realms-ask-return' : 'realms-ask-destroy', args: { must } };
    case 'take_ship': {
      if (question.cost === undefined && question.to === undefined && question.ships !== false) return { id: 'realms-ask-take-ship' };
      const args = { kind: question.ships === false ? 'card' : 'ship', count: question.cost ?? 99, zone: question.to ?? 'deck' };
      return { id: 'realms-ask-take', args };
    }
    case 'on_top':
      return { id: 'realms-ask-on-top', args: { card: cardOf(question.card ?? '')?.name ?? { id: 'star-realms-card', args: { card: question.card ?? '' } } } };
    case 'draft':
      return { id: 'realms-ask-draft', args: { count, zone: question.to ?? 'deck' } };
    case 'gift':
      return { id: 'realms-ask-gift', args: { name: nameOf(question.receiver ?? 0) } };
    default:
      return { id: `realms-ask-${question.type.replaceAll('_', '-')}` };
  }
}

/** How one says no to it. */
export function noTo(question: StarRealmsQuestion): Message {
  if ((question.done ?? 0) > 0) return { id: 'realms-done' };
  if (question.type === 'destroy' && question.to === 'hand') return { id: 'realms-decline-return' };
  const kind = { scrap: 'scrap', scrap_row: 'scrap', discard: 'discard', destroy: 'destroy', on_top: 'on-top', gift: 'gift' } as const;
  const known = kind[question.type as keyof typeof kind];
  return { id: known ? `realms-decline-${known}` : 'star-realms-move-decline' };
}
