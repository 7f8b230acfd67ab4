/** Help for people who play by keyboard. */

/** A key that means something on the whole page, unless somebody is typing or a dialog is open. */
export function shortcut(event: KeyboardEvent, key: string): boolean {
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]')) return false;
  return document.querySelector('dialog[open]') === null;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Arrow keys go from one thing to the nearest in that direction, among the descendants that match
 * the selector. Tab still reaches every one of them.
 */
export function arrows(node: HTMLElement, selector = 'button:not(:disabled), [tabindex="0"]') {
  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement | null)?.closest<HTMLElement>(selector);
    if (!step || !from || !node.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(from, [...node.querySelectorAll<HTMLElement>(selector)], step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  node.addEventListener('keydown', onKey);
  return { destroy: () => node.removeEventListener('keydown', onKey) };
}

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const there = centre(other);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // What lies more beside than ahead is in another direction.
    if (ahead <= 1 || aside > ahead * 2) continue;
    if (ahead + aside * 2 < least) [best, least] = [other, ahead + aside * 2];
  }
  return best;
}

function centre(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Random bytes as hex, for the shuffle; works where there is no secure context, too. */
export function randomHex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Copy to the clipboard, also where the page is no secure context; whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    return copied;
  }
}
