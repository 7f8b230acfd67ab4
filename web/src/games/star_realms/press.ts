// A long press or a right click: the second thing that one can do with a card.

const LONG = 450;
const STRAY = 10;

export function longPress(node: HTMLElement, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;
  let then = act;

  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    done = false;
    if (event.pointerType === 'mouse') return;
    from = { x: event.clientX, y: event.clientY };
    stop();
    timer = setTimeout(() => {
      done = true;
      then();
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (!done) then();
    done = true;
    stop();
  };
  // The click that ends a long press is no click.
  const click = (event: MouseEvent): void => {
    if (!done || event.detail === 0) return;
    done = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, contextmenu: menu };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  node.addEventListener('click', click, true);
  return {
    update: (next: () => void) => (then = next),
    destroy: () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, true);
    },
  };
}
