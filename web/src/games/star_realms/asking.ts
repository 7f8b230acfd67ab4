// An open question in words.
import type { StarRealmsQuestion } from '$types';
import type { Message } from '$lib/words.svelte';

/** What is asked, as a sentence of the page's own. */
export function askedFor(question: StarRealmsQuestion, nameOf: (seat: number) => string): Message {
  const count = question.left ?? 1;
  switch (question.type) {
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
