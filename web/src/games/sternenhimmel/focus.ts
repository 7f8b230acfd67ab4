/** Where the keyboard goes on: never back to the top of the page because a token has moved. */

let byKeyboard = false;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (byKeyboard = true), { capture: true });
  document.addEventListener('pointerdown', () => (byKeyboard = false), { capture: true });
}

/** My turn: if what had the focus is gone, the first token of the hand has it. */
export function focusHand(root: HTMLElement): void {
  if (!byKeyboard || (document.activeElement && document.activeElement !== document.body)) return;
  root.querySelector<HTMLElement>('.hand button')?.focus();
}

/** A token was picked: its stars come next. */
export function focusStar(root: HTMLElement): void {
  if (!byKeyboard || !document.activeElement?.closest('.hand')) return;
  root.querySelector<HTMLElement>('[data-drop]')?.focus();
}
