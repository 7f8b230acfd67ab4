/** Any card can be looked at closely: by a right click, a long press, or the key I. */

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
