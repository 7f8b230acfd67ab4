/** Any card can be looked at closely: by a right click, a long press, or the key I. */
import { TYPES, type Letter } from './art/signs';

/** What is looked at: a card, a place of a telescope, a stack of a notebook, a whole side, the discard pile. */
export type Closeup =
  | { kind: 'card'; code: string }
  | { kind: 'slot'; seat: number; slot: string }
  | { kind: 'stack'; seat: number; letter: Letter }
  | { kind: 'side'; seat: number }
  | { kind: 'discard' };

/** From the name that a table enlarges it by: `M3`, `1.7`, `stack.0.M`, `side.1`, `discard`. */
export function closeup(name: string): Closeup {
  const [first = '', second = '', third = ''] = name.split('.');
  if (name === 'discard') return { kind: 'discard' };
  if (first === 'side') return { kind: 'side', seat: Number(second) };
  const letter = TYPES.find((one) => one === third);
  if (first === 'stack' && letter) return { kind: 'stack', seat: Number(second), letter };
  return second ? { kind: 'slot', seat: Number(first), slot: second } : { kind: 'card', code: name };
}

export function closer(node: HTMLElement, show: () => void) {
  let look = show;
  const onMenu = (event: Event): void => {
    event.preventDefault();
    look();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    look();
  };
  node.addEventListener('contextmenu', onMenu);
  node.addEventListener('keydown', onKey);
  return {
    update: (next: () => void) => {
      look = next;
    },
    destroy: () => {
      node.removeEventListener('contextmenu', onMenu);
      node.removeEventListener('keydown', onKey);
    },
  };
}
