/** Changes of a chance, as people read them. */

import { t } from '$lib/words.svelte';

/** With its sign, a real minus; ten-thousandths become percent. */
export function signed(change: number): string {
  const percent = Math.round(Math.abs(change) / 100);
  const sign = percent === 0 ? '' : change < 0 ? '−' : '+';
  return sign + t('page-chance', { percent });
}
