/** What is looked at closely, by the names that the table gives it. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StellarTypeLine } from '$types';
import { words } from '$lib/words.svelte';
import Enlarged from '../../src/games/stellar/Enlarged.svelte';
import { closeup } from '../../src/games/stellar/closer';

beforeAll(async () => {
  await words.speak('en');
  await words.use('stellar');
});

const line = (more: Partial<StellarTypeLine> = {}): StellarTypeLine => ({ stars: 0, run: 0, points: 0, numbers: [], satellites: [], six: null, ...more });
const player = { telescope: { 7: 'P3', 8: '~' }, notebook: ['M3', 'M4'], candidates: {}, known_in_hand: [], held: 2, hand: null };
const types = { P: line(), M: line({ stars: 2, run: 2, points: 4, numbers: [3, 4] }), A: line(), C: line(), B: line() };
const view = { stars: [3, 3, 2, 2, 1, 1], players: [player, player], sheet: { players: [{ types }, { types }] } };

const show = (card: string) => render(Enlarged, { props: { card, view, say: (message) => words.say(message, null, { names: ['Ada', 'Bo'], you: 0 }) } });

describe('what is enlarged', () => {
  it('is a card, a place, a stack or a side', () => {
    expect(closeup('M3')).toEqual({ kind: 'card', code: 'M3' });
    expect(closeup('1.12')).toEqual({ kind: 'slot', seat: 1, slot: '12' });
    expect(closeup('stack.0.M')).toEqual({ kind: 'stack', seat: 0, letter: 'M' });
    expect(closeup('side.1')).toEqual({ kind: 'side', seat: 1 });
  });

  it('shows a stack with its sum, and the card of it that is touched', async () => {
    show('stack.0.M');
    expect(screen.getByText('4', { selector: 'b' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Io');
    await fireEvent.click(screen.getByRole('button', { name: /moon 4/ }));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Europa');
  });

  it('shows a whole side, a card of it, and the side again', async () => {
    show('side.1');
    expect(screen.getByRole('heading', { name: 'Telescope of Bo' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Telescope slot 7/ }));
    expect(screen.getByText(/Planet 3|planet 3/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Notebook of Bo' })).toBeTruthy();
  });
});
