/** On a phone one of many players is large: whoever was chosen stays, though partners move. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { StarRealmsView } from '$types';
import { words } from '$lib/words.svelte';
import { legal, player, seat, view } from './positions';

// Before the table is loaded, which asks once how wide the screen is.
const phone = vi.hoisted(() => {
  const matches = (query: string): boolean => query.includes('max-width: 40em');
  globalThis.matchMedia = ((query: string) => ({ matches: matches(query), addEventListener: () => undefined })) as unknown as typeof matchMedia;
  return { matches };
});

// Roles are looked up in a simulated document: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  expect(phone.matches('(max-width: 40em)')).toBe(true);
  vi.stubGlobal('ResizeObserver', class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  });
  await words.speak('en');
  await words.use('star_realms');
});
afterEach(cleanup);

const given = (shown: StarRealmsView) => ({
  room: null, game: 'g', seats: shown.players.map((_, number) => seat(number)), seat: 0, view: shown, legal: [legal('end', { type: 'end' })], wishes: {},
  prompt: '', news: [], log: [], status: 'playing' as const, readonly: false, send: () => Promise.resolve(true), preview: () => Promise.resolve(null),
  say: () => '', look: () => undefined, enlarge: () => undefined,
});

it('shows whom I chose until the turn is another one', async () => {
  const { default: Table } = await import('../Table.svelte');
  const hydra = (number: number): StarRealmsView =>
    view({ players: Array.from({ length: 6 }, () => player()), options: { format: 'hydra3' }, turn: { seat: 0, number, trade: 0, combat: 0, partners: [{ seat: 1 }, { seat: 2 }], questions: [] } });
  const table = render(Table, { props: given(hydra(3)) });
  const large = () => screen.getAllByRole('heading', { level: 2 }).filter((one) => one.closest('.realm')).map((one) => one.textContent?.trim());
  const players = within(screen.getByRole('group', { name: 'Players' }));
  expect(large()).toEqual(['Di']);
  await fireEvent.click(players.getByRole('button', { name: /^Flo/ }));
  expect(large()).toEqual(['Flo']);
  await table.rerender(given(hydra(3)));
  expect(large()).toEqual(['Flo']);
  await table.rerender(given(hydra(4)));
  expect(large()).toEqual(['Di']);
});
