/** Names and facts that a pack gives to its cards, as Fluent texts that replace the game's own. */

import type { Json } from '$types';

export type Texts = string | Readonly<Record<string, string>>;

/** The text in a language; else in English, else in any. */
export function textFor(texts: Texts, language: string): string {
  if (typeof texts === 'string') return texts;
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}

// Whatever the text is, Fluent takes it for text.
const literal = (text: string): string => `{ "${text.replace(/[\\"]/g, '\\$&')}" }`;

/** `usual`: what the game says itself; of a card that it has no name for, nothing is said here. */
export function boxTexts(box: Json, language: string, usual: (id: string, part: string | null) => string | null): string {
  const prefix = String(box.game ?? '').replaceAll('_', '-');
  const pieces = Object.values(box).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  return pieces
    .flatMap((piece) => {
      if (typeof piece !== 'object' || piece === null || !('name' in piece || 'fact' in piece)) return [];
      const { name, fact } = piece as { name?: Texts; fact?: Texts };
      const id = `${prefix}-card-${String(Object.values(piece)[0])}`;
      const known = usual(id, null);
      if (known === null) return [];
      const told = fact === undefined ? usual(id, 'fact') : textFor(fact, language);
      return [`${id} = ${literal(name === undefined ? known : textFor(name, language))}`, ...(told === null ? [] : [`    .fact = ${literal(told)}`])];
    })
    .join('\n');
}
