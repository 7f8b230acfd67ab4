/** What the settings say about playing without a network. */

import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { words } from '$lib/words.svelte';
import Choice from '../src/offline/Choice.svelte';
import { offline } from '../src/offline/offline.svelte';

beforeAll(() => words.speak('en'));

it('says once what keeping the page is for', () => {
  offline.state = 'offered';
  render(Choice);
  screen.getByRole('button', { name: 'Make available offline' });
  expect(screen.getAllByText(/in this browser/)).toHaveLength(1);
});
