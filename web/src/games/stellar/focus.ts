/** Where the keyboard goes on: never back to the top of the page because a card has moved. */

let byKeyboard = false;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (byKeyboard = true), { capture: true });
  document.addEventListener('pointerdown', () => (byKeyboard = false), { capture: true });
}

const OFFER = '[data-offer]:not(:disabled)';
let last = '';

/** A new moment of the game: if what had the focus is gone, the first thing that can be done has it. */
export function keepFocus(root: HTMLElement, moment: string): void {
  if (moment === last) return;
  last = moment;
  if (!byKeyboard || (document.activeElement && document.activeElement !== document.body)) return;
  root.querySelector<HTMLElement>(OFFER)?.focus();
}

/** A card was picked: its places come next. */
export function focusOffer(root: HTMLElement): void {
  if (!byKeyboard || !document.activeElement?.matches('[data-place^="hand."]')) return;
  root.querySelector<HTMLElement>(`[data-drop]:not(:disabled)`)?.focus();
}
