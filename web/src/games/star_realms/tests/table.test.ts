/** The table as a person meets it: what can be clicked, what is asked, what is said. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StarRealmsView } from '$types';
import { settings } from '$lib/settings.svelte';
import { words } from '$lib/words.svelte';
import Sheet from '../Sheet.svelte';
import Table from '../Table.svelte';
import type { Favour } from '$table/contract';
import type { Legal } from '../pieces';
import { legal, player, seat, view } from './positions';

// Roles are looked up in a simulated document: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const send = vi.fn(() => Promise.resolve(true));
const enlarge = vi.fn();
const explain = vi.fn();
const rules = vi.fn();

beforeAll(async () => {
  await words.speak('en');
  await words.use('star_realms');
  // jsdom measures nothing and has no dialogs that open.
  vi.stubGlobal('ResizeObserver', class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  });
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  send.mockClear();
  enlarge.mockClear();
  explain.mockClear();
  rules.mockClear();
  settings.set('confirmations', true);
});
afterEach(cleanup);

interface More {
  sending?: boolean;
  favours?: readonly Favour[];
  ask?: (favour: Favour) => void;
}

function show(shown: StarRealmsView, moves: readonly Legal[], wishes: Record<string, string> = {}, more: More = {}) {
  return render(Table, { props: given(shown, moves, wishes, more) });
}

function given(shown: StarRealmsView, moves: readonly Legal[], wishes: Record<string, string>, more: More) {
  return {
    room: null, game: 'g', seats: shown.players.map((_, number) => seat(number)), seat: shown.seat, view: shown, deciding: [0], legal: moves, wishes,
    prompt: '', news: [], log: [], status: 'playing' as const, outcome: null, readonly: false, send, preview: () => Promise.resolve(null),
    canUndo: false, undo: () => Promise.resolve(), say: (message: Parameters<typeof words.say>[0]) => words.say(message), look: () => undefined, enlarge, explain, rules,
    ...more,
  };
}

const END = legal('end', { type: 'end' });
const PLAY = legal('play scout', { type: 'play', card: 'scout' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the table', () => {
  it('goes on with a wish only once the last move has arrived', async () => {
    const table = show(view(), [PLAY, END], { play_all: 'play scout' });
    await fireEvent.click(button(/^Play all/));
    const after = view({ players: [player({ hand: ['viper'], held: 1 }), player()] });
    const viper = legal('play viper', { type: 'play', card: 'viper' });
    await table.rerender(given(after, [viper, END], { play_all: 'play viper' }, { sending: true }));
    expect(send.mock.calls).toEqual([['play scout']]);
    await table.rerender(given(after, [viper, END], { play_all: 'play viper' }, { sending: false }));
    expect(send.mock.calls).toEqual([['play scout'], ['play viper']]);
  });

  it('plays a card by a click, and enlarges what cannot be played', async () => {
    show(view(), [PLAY, END]);
    await fireEvent.click(button('play scout'));
    expect(send).toHaveBeenCalledWith('play scout');
    await fireEvent.click(within(screen.getByRole('region', { name: 'Your hand' })).getByRole('button', { name: 'Viper' }));
    expect(enlarge).toHaveBeenCalledWith('viper', undefined);
  });

  it('enlarges any card by the key I and by a right click', async () => {
    show(view(), [PLAY, END]);
    await fireEvent.keyDown(button('play scout'), { key: 'i' });
    await fireEvent.contextMenu(button('Ram'));
    expect(enlarge.mock.calls).toEqual([['scout', undefined], ['ram', undefined]]);
    expect(send).not.toHaveBeenCalled();
  });

  it('tells a screen reader what a card does', () => {
    show(view(), []);
    expect(button('Ram').getAttribute('aria-describedby')).toBeTruthy();
    const says = document.getElementById(button('Ram').getAttribute('aria-describedby') ?? '');
    expect(says?.textContent).toContain('Ally (Blob): +2 combat.');
  });

  it('asks before a turn ends with cards, trade or combat unused, unless that is switched off', async () => {
    show(view(), [PLAY, END]);
    await fireEvent.click(button(/End turn/));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('2 cards in hand')).toBeTruthy();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again' }));
    await fireEvent.click(button('End the turn anyway'));
    expect(send).toHaveBeenCalledWith('end');
    expect(settings.confirmations).toBe(false);
  });

  it('ends a turn at once if nothing is left', async () => {
    show(view({ players: [player({ hand: [], held: 0 }), player()], turn: { seat: 0, number: 1 } }), [END]);
    await fireEvent.click(button(/End turn/));
    expect(send).toHaveBeenCalledWith('end');
  });

  it('lets one choose how much an attack gets', async () => {
    const attacks = [1, 2, 3].map((amount) => legal(`attack 1 ${amount}`, { type: 'attack', seat: 1, amount }));
    show(view(), [...attacks, END]);
    await fireEvent.click(button('Attack Bo'));
    await fireEvent.click(button('One less'));
    await fireEvent.click(button('Attack with 2'));
    expect(send).toHaveBeenCalledWith('attack 1 2');
  });

  it('asks in a shared turn about what can still be done after a partner has moved', async () => {
    const attacks = [1, 2, 3].map((amount) => legal(`attack 1 ${amount}`, { type: 'attack', seat: 1, amount }));
    const table = show(view(), [...attacks, END]);
    await fireEvent.click(button('Attack Bo'));
    await table.rerender(given(view({ players: [player({ hand: [], held: 0 }), player({ authority: 2 })] }), [...attacks.slice(0, 2), END], {}, {}));
    expect(screen.getByRole('dialog').textContent).toContain('2 → 0');
    await table.rerender(given(view(), [PLAY, END], {}, {}));
    expect(screen.queryByRole('dialog')).toBeNull();
    await table.rerender(given(view(), [...attacks, END], {}, {}));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('ends the turn as it was confirmed, though a partner has moved since it asked', async () => {
    const table = show(view(), [PLAY, END]);
    await fireEvent.click(button(/End turn/));
    const sure = button('End the turn anyway');
    await table.rerender(given(view({ players: [player({ hand: ['scout'], held: 1 }), player()] }), [PLAY, END], {}, {}));
    expect(screen.getByText('one card in hand')).toBeTruthy();
    await table.rerender(given(view({ players: [player({ hand: [], held: 0 }), player()] }), [END], {}, {}));
    expect(button('End the turn anyway')).toBe(sure);
    expect(screen.getByText('one card in hand')).toBeTruthy();
    await fireEvent.click(sure);
    expect(send).toHaveBeenCalledWith('end');
  });

  it('does not ask whether to end a turn that cannot be ended any more', async () => {
    const table = show(view(), [PLAY, END]);
    await fireEvent.click(button(/End turn/));
    await table.rerender(given(view({ turn: { seat: 1, number: 4 } }), [], {}, {}));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what it asked while a partner is asked something', async () => {
    const table = show(view(), [PLAY, END]);
    await fireEvent.click(button(/End turn/));
    const sure = button('End the turn anyway');
    await table.rerender(given(view(), [], {}, {}));
    await table.rerender(given(view(), [PLAY, END], {}, {}));
    expect(button('End the turn anyway')).toBe(sure);
  });

  it('keeps the wish of who chose whom to attack while a partner moved', async () => {
    const three = view({ players: [player({ hand: [], held: 0 }), player(), player()] });
    const attack = legal('attack 1 2', { type: 'attack', seat: 1, amount: 2 });
    const wishes = { 'attack 1': 'attack 1 2', 'attack 2': 'attack 2 2' };
    const table = show(three, [attack, END], wishes, { sending: true });
    await fireEvent.click(button(/Attack …/));
    await fireEvent.click(button(/Cy with everything/));
    expect(send).not.toHaveBeenCalled();
    await table.rerender(given({ ...three }, [attack, END], wishes, { sending: false }));
    expect(send).toHaveBeenCalledWith('attack 2 2');
  });

  it('never scraps a card in play by a single click', async () => {
    const shown = view({ players: [player({ hand: [], held: 0, ships: ['explorer'] }), player()] });
    show(shown, [legal('scrap explorer', { type: 'scrap', card: 'explorer' }), END]);
    await fireEvent.click(button('Explorer: abilities'));
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(button('scrap explorer'));
    expect(send).toHaveBeenCalledWith('scrap explorer');
  });

  it('lays equal ships together, and those that can still do something last', () => {
    const ships = ['explorer', 'scout', 'scout', 'viper'];
    show(view({ players: [player({ hand: [], held: 0, ships }), player()] }), [legal('scrap explorer', { type: 'scrap', card: 'explorer' }), END]);
    const inPlay = within(screen.getByRole('region', { name: 'In play' })).getAllByRole('button');
    expect(inPlay.map((card) => card.querySelector('.hidden-visually')?.textContent)).toEqual(['Scout, 2 times', 'Viper', 'Explorer: abilities']);
  });

  it('says by how much a card is too dear once something was played', () => {
    const poor = { seat: 0, trade: 0, combat: 0, number: 1 };
    show(view({ turn: poor }), [PLAY, END]);
    expect(screen.queryByText('2 short')).toBeNull();
    cleanup();
    show(view({ turn: poor, players: [player({ hand: ['scout'], held: 1, ships: ['viper'] }), player()] }), [PLAY, END]);
    expect(screen.getAllByText('2 short').length).toBeGreaterThan(0);
  });

  it('names the one of several opponents whom it attacks with everything', async () => {
    const three = view({ players: [player({ hand: [], held: 0 }), player(), player()] });
    show(three, [legal('attack 2 2', { type: 'attack', seat: 2, amount: 2 }), END], { 'attack 2': 'attack 2 2' });
    await fireEvent.click(screen.getAllByRole('button', { name: /^Attack Cy/ }).at(-1)!);
    expect(send).toHaveBeenCalledWith('attack 2 2');
  });

  it('plays all as the server says', async () => {
    show(view(), [PLAY, END], { play_all: 'play scout' });
    await fireEvent.click(button(/Play all/));
    expect(send).toHaveBeenCalledWith('play scout');
    expect(button(/Use all/).getAttribute('aria-disabled')).toBe('true');
  });

  it('says why something greyed cannot be done', async () => {
    const shown = view();
    shown.turn.combat = 4;
    show(shown, [END]);
    await fireEvent.click(button(/Attack all/));
    await fireEvent.click(button(/authority/));
    await fireEvent.click(button(/Play all/));
    expect(send).not.toHaveBeenCalled();
    expect(explain.mock.calls).toEqual([['attack 1 4'], ['attack 1 4']]);
    expect(rules).toHaveBeenCalledWith('SR-2.2');
  });

  it('asks whom to attack with everything if there are several', async () => {
    const three = view({ players: [player({ hand: [], held: 0 }), player(), player()] });
    show(three, [legal('attack 1 2', { type: 'attack', seat: 1, amount: 2 }), END], { 'attack 1': 'attack 1 2', 'attack 2': 'attack 2 2' });
    await fireEvent.click(button(/Attack …/));
    await fireEvent.click(button(/Cy with everything/));
    expect(send).toHaveBeenCalledWith('attack 2 2');
  });

  it('opens discard piles, the scrap heap and what is left in the decks', async () => {
    const shown = view({ players: [player({ hand: [] }), player({ discard: ['ram', 'cutter'] })], scrap_heap: ['viper'] });
    show(shown, []);
    await fireEvent.click(button('Discard pile of Bo, 2 cards'));
    expect(within(screen.getByRole('dialog')).getAllByRole('button', { name: /Ram|Cutter/ })).toHaveLength(2);
    await fireEvent.click(button('Close'));
    await fireEvent.click(button('Scrap heap, 1 card'));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Viper' })).toBeTruthy();
  });

  it('puts a question with the cards themselves, and can be put aside', async () => {
    const asked = view({ turn: { seat: 0, number: 2, questions: [{ type: 'scrap', seat: 0, must: false, discard_too: true, left: 1 }] } });
    const answers = [
      legal('choose scout hand', { type: 'choose', card: 'scout', zone: 'hand' }),
      legal('choose none', { type: 'choose', decline: true }),
    ];
    show(asked, answers);
    const question = screen.getByRole('region', { name: 'You may scrap a card from your hand or discard pile' });
    await fireEvent.click(within(question).getByRole('button', { name: 'Look at the table' }));
    expect(screen.queryByRole('region', { name: /You may scrap/ })).toBeNull();
    await fireEvent.click(button('Back to the question'));
    await fireEvent.click(button('Scrap nothing'));
    expect(send).toHaveBeenCalledWith('choose none');
  });

  it('gives cards away in Emperor, and lends pools in a Hydra', async () => {
    const six = view({ players: Array.from({ length: 6 }, () => player()), options: { format: 'emperor' } });
    show(six, [legal('give scout 1', { type: 'give', card: 'scout', seat: 1 }), END]);
    await fireEvent.click(button(/Give Bo a card/));
    await fireEvent.click(button('give scout 1'));
    expect(send).toHaveBeenLastCalledWith('give scout 1');
    cleanup();
    const four = view({ players: Array.from({ length: 4 }, () => player()), options: { format: 'hydra2' } });
    show(four, [legal('lend trade 1', { type: 'lend', resource: 'trade', seat: 1 }), END]);
    await fireEvent.click(button(/^Lend Bo your \d+ trade/));
    expect(send).toHaveBeenLastCalledWith('lend trade 1');
  });

  it('asks a partner in a Hydra for a pool', async () => {
    const four = view({ players: Array.from({ length: 4 }, () => player()), options: { format: 'hydra2' } });
    const favour = { name: 'trade 1', seat: 1, move: 'lend trade 0', label: 'Ask Bo for all their trade' };
    const ask = vi.fn();
    show(four, [END], {}, { favours: [favour], ask });
    await fireEvent.click(button('Ask Bo for all their trade'));
    expect(ask).toHaveBeenCalledWith(favour);
  });
});

it('the sheet shows who has won and what the decks were made of', () => {
  const over = view({ players: [player({ authority: 12, hand: ['scout'], unseen: ['ram', 'cutter'] }), player({ authority: 0 })] });
  render(Sheet, { props: { view: over, seats: [seat(0), seat(1)], outcome: { scores: [12, 0], winners: [0], reason: 'defeat' }, say: () => '' } });
  const winner = screen.getByRole('row', { name: /You/ });
  expect(within(winner).getByText('won')).toBeTruthy();
  expect(within(winner).getByText('3 cards')).toBeTruthy();
  expect(within(winner).getByRole('img', { name: '12 authority' })).toBeTruthy();
});
