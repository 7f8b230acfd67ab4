/** The rules open at the clause that was broken, and close with a key. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '$lib/words.svelte';
import RulesPanel from '$table/RulesPanel.svelte';

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await words.speak('en');
});

it('shows the clause that was asked for, and leads from it to others', async () => {
  const { container } = render(RulesPanel, { game: 'stellar', open: true, clause: 'ST-4.3' });
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-clause')).toBe('ST-4.3'));
  expect(container.querySelector('.asked')?.textContent).toContain('ST-4.3');
  const link = container.querySelector<HTMLElement>('button.link');
  if (link) await fireEvent.click(link);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-clause')).toBe(link?.textContent));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByTestId('rules')).toBeNull();
});
