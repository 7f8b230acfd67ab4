/** Media queries for what styles alone cannot say: which of two things is drawn. */

/** Whether the query holds now; it does not where there is nothing to ask. For the page's life. */
export function media(query: string): { readonly matches: boolean } {
  const found = typeof matchMedia === 'function' ? matchMedia(query) : null;
  let matches = $state(found?.matches ?? false);
  found?.addEventListener('change', (change) => (matches = change.matches));
  return {
    get matches() {
      return matches;
    },
  };
}
