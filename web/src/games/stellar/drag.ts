/**
 * Dragging a card onto a place is a click on that place: places are buttons with `data-drop`, and a
 * card that is dragged is first picked up, so that its places show themselves.
 */

const FAR_ENOUGH = 8;

export interface Drag {
  /** Nothing can be dragged now. */
  disabled: boolean;
  /** The card leaves the hand. */
  pick: () => void;
}

export function drag(node: HTMLElement, given: Drag) {
  let settings = given;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function onDown(event: PointerEvent): void {
    if (settings.disabled || event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function onMove(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return;
      settings.pick();
      node.setPointerCapture(event.pointerId);
      ghost = lift(node);
    }
    ghost.style.translate = `${event.clientX - start.x}px ${event.clientY - start.y}px`;
    event.preventDefault();
  }

  function onUp(event: PointerEvent): void {
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    swallowClick(node);
    place(event.clientX, event.clientY)?.click();
  }

  function end(): void {
    ghost?.remove();
    ghost = null;
    start = null;
  }

  node.addEventListener('pointerdown', onDown);
  node.addEventListener('pointermove', onMove);
  node.addEventListener('pointerup', onUp);
  node.addEventListener('pointercancel', end);
  return {
    update: (next: Drag) => {
      settings = next;
    },
    destroy: () => {
      end();
      node.removeEventListener('pointerdown', onDown);
      node.removeEventListener('pointermove', onMove);
      node.removeEventListener('pointerup', onUp);
      node.removeEventListener('pointercancel', end);
    },
  };
}

const place = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('button[data-drop]') ?? null;

/** A copy that follows the pointer. */
function lift(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.removeAttribute('data-place');
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    opacity: '0.9',
    pointerEvents: 'none',
    willChange: 'translate',
  });
  document.body.append(copy);
  return copy;
}

/** The click that ends a drag is none. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event): void => event.stopPropagation();
  node.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
}
