// An open question in words.
import type { StarRealmsQuestion } from '$types';
import type { Message } from '$lib/words.svelte';
import type { Effect, Sentence, SentenceArgument } from './card_data';
import { cardOf } from './box.svelte';

const isSentence = (value: SentenceArgument | undefined): value is Sentence =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The two effects that a card leaves one to choose from, in its own words. */
export function eitherOf(card: string): [Sentence, Sentence] | null {
  for (const { args } of cardOf(card)?.says ?? []) {
    const effects = args.effects;
    if (!isSentence(effects) || effects.id !== 'star-realms-effect-either') continue;
    const { first, second } = effects.args;
    if (isSentence(first) && isSentence(second)) return [first, second];
  }
  return null;
}

/** Whatever an ability lets one choose from. */
export function choicesOf(effects: readonly Effect[]): (Effect & { op: 'either' })[] {
  return effects.flatMap((effect) => {
    if (effect.op === 'either') return [effect, ...effect.options.flatMap(choicesOf)];
    return effect.op === 'if' ? choicesOf([...effect.then, ...(effect.else ?? [])]) : [];
  });
}

/** One of two effects as a button says it. */
export const chosenEffect = (effect: Sentence): Message => (effect.id === GAIN ? { id: 'realms-gain', args: effect.args } : effect);
/** As the question names it: of a gain, what is gained. */
const namedEffect = (effect: Sentence): Message => (effect.id === GAIN ? { id: 'realms-gains', args: effect.args } : effect);
const GAIN = 'star-realms-effect-gain';

/** What is asked, as a sentence of the page's own; null: it has none for what only packs ask. */
export function askedFor(question: StarRealmsQuestion, nameOf: (seat: number) => string): Message | null {
  if (question.each || question.to || question.cost !== undefined || question.type === 'copy_base') return null;
  const count = question.left ?? 1;
  switch (question.type) {
    case 'option': {
      const either = eitherOf(question.card ?? '');
      if (!either) return { id: 'realms-ask-option' };
      return { id: 'realms-ask-either', args: { first: namedEffect(either[0]), second: namedEffect(either[1]) } };
    }
    case 'scrap':
      if (question.then_draw) return { id: 'realms-ask-scrap-draw', args: { count } };
      return { id: 'realms-ask-scrap', args: { must: question.must ?? false, zone: question.discard_too ? 'both' : 'hand' } };
    case 'discard':
      return { id: question.then_draw ? 'realms-ask-discard-draw' : 'realms-ask-discard', args: { count } };
    case 'destroy':
      return { id: 'realms-ask-destroy', args: { must: question.must ?? false } };
    case 'on_top':
      return { id: 'realms-ask-on-top', args: { card: { id: 'star-realms-card', args: { card: question.card ?? '' } } } };
    case 'gift':
      return { id: 'realms-ask-gift', args: { name: nameOf(question.receiver ?? 0) } };
    default:
      return { id: `realms-ask-${question.type.replaceAll('_', '-')}` };
  }
}

/** How one says no to it. */
export function noTo(question: StarRealmsQuestion): Message {
  if ((question.done ?? 0) > 0) return { id: 'realms-done' };
  const kind = { scrap: 'scrap', scrap_row: 'scrap', discard: 'discard', destroy: 'destroy', on_top: 'on-top', gift: 'gift' } as const;
  const known = kind[question.type as keyof typeof kind];
  return { id: known ? `realms-decline-${known}` : 'star-realms-move-decline' };
}
