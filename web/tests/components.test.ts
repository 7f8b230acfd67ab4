/** Parts of the page, alone. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '$lib/words.svelte';
import { botsFor, defaultBot, strength } from '$lib/bots';
import { person } from '$lib/person.svelte';
import type { Happening, Seat } from '$table/contract';
import Log from '$table/Log.svelte';
import PlainTable from '$table/PlainTable.svelte';
import { seatsOf } from '$table/seats';
import OptionField from '$ui/OptionField.svelte';

beforeAll(async () => {
  // A simulated document has no sizes that could change.
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  await words.speak('en');
  await words.use('star_realms');
});

const player = (kind: 'person' | 'bot', name: string) => ({ kind, name, person: null, level: null });
const seats: Seat[] = seatsOf([player('person', 'Ada'), player('bot', 'greedy')], null, 0, [0]);
const entry = (number: number, sentence: string, seat: number | null): Happening => ({
  event: { type: 'x', number },
  number,
  ply: number,
  says: null,
  seat,
  sentence,
});

describe('the seats', () => {
  it('have signs, colours and names; bots are called by a star', () => {
    expect(seats.map(({ name, sign, isYou, deciding }) => [name, sign, isYou, deciding])).toEqual([
      ['Ada', 0, true, true],
      ['Vega', 1, false, false],
    ]);
  });
});

describe('the log', () => {
  it('says what is worth a sentence, and shows the position of an entry', async () => {
    const look = vi.fn();
    render(Log, { log: [entry(1, 'Ada begins.', 0), entry(2, '', null), entry(3, 'Vega passes.', 1)], seats, look });
    const lines = screen.getAllByRole('button');
    expect(lines.map((line) => line.textContent?.trim())).toEqual(['Ada begins.', 'Vega passes.']);
    await fireEvent.click(lines[1] as HTMLElement);
    expect(look).toHaveBeenCalledWith(expect.objectContaining({ ply: 3 }));
  });

  it('is one stop on the way through the page, at its newest entry, and arrows go through it', async () => {
    const log = [1, 2, 3].map((number) => entry(number, `Deed ${number}.`, 0));
    render(Log, { log, seats, look: () => undefined });
    const lines = screen.getAllByRole('button');
    const stops = () => lines.flatMap((line, at) => (line.tabIndex === 0 ? [at] : []));
    expect(stops()).toEqual([2]);
    (lines[2] as HTMLElement).focus();
    for (const [key, at] of [['ArrowUp', 1], ['ArrowDown', 2], ['ArrowDown', 2], ['Home', 0], ['ArrowUp', 0], ['End', 2], ['ArrowUp', 1]] as const) {
      await fireEvent.keyDown(document.activeElement as HTMLElement, { key });
      expect([key, lines.indexOf(document.activeElement as HTMLElement), stops()]).toEqual([key, at, [at]]);
    }
    (lines[1] as HTMLElement).blur();
    await tick();
    expect(stops()).toEqual([2]);
  });
});

describe('the plain table', () => {
  it('offers the legal moves and sends the one that is chosen', async () => {
    const send = vi.fn(() => Promise.resolve(true));
    const move = { text: 'draw', move: {}, says: { id: 'x', args: {} }, label: 'Draw a card' };
    render(PlainTable, {
      room: null, game: 'g', seats, seat: 0, view: { deck: 3 }, legal: [move], wishes: {}, prompt: 'Your move.',
      news: [], log: [], status: 'playing', readonly: false, send, preview: () => Promise.resolve(null),
      say: () => '', look: () => undefined, enlarge: () => undefined,
    });
    expect(screen.getByRole('heading', { name: 'Your move.' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Draw a card' }));
    expect(send).toHaveBeenCalledWith(move);
  });
});

describe('an option', () => {
  const format = {
    name: 'format', kind: 'choice', values: ['auto', 'duel', 'emperor'], default: 'auto',
    message: 'star-realms-option-format', fits: [[2, 3, 4, 5, 6], [2], [6]],
    first: true,
    needs: null,
  };

  it('offers what goes with so many players, in words', () => {
    render(OptionField, { option: format, value: 'auto', players: 2, change: () => undefined });
    const titles = screen.getAllByRole('option').map((one) => one.textContent);
    expect(titles).toEqual(['Duel for two, deathmatch for more', 'Duel']);
  });

  it('gives the value back as it was declared, not as text', async () => {
    const change = vi.fn();
    const boxes = { ...format, name: 'boxes', values: ['auto', 1, 2], fits: [], message: 'star-realms-option-boxes' };
    render(OptionField, { option: boxes, value: 'auto', players: 2, change });
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } });
    expect(change).toHaveBeenCalledWith(2);
  });
});

describe('opponents', () => {
  const all = ['level:novice', 'level:casual', 'level:master', 'greedy', 'random'];

  it('are levels where the server has them, and whatever was chosen before', () => {
    expect(botsFor('stellar', all)).toEqual(['level:novice', 'level:casual', 'level:master']);
    expect(botsFor('stellar', all, ['random', 'gone'])).toContain('random');
    expect(botsFor('stellar', all, ['gone'])).not.toContain('gone');
  });

  it('are bots by name where there are no levels', () => {
    const games = [{ name: 'star_realms', titles: {}, players: [2], rules: 1, options: [], bots: ['buyer'], lesson: 0 }];
    person.info = { games } as unknown as NonNullable<typeof person.info>;
    expect(botsFor('stellar', ['greedy', 'random', 'buyer'])).toEqual(['random', 'greedy']);
    expect(botsFor('star_realms', ['greedy', 'random', 'buyer'])).toEqual(['random', 'greedy', 'buyer']);
  });

  it('begin in the middle, and have bars', () => {
    expect(defaultBot(botsFor('stellar', all))).toBe('level:casual');
    expect(strength('level:master')).toBe(5);
    expect(strength('somebody')).toBeNull();
  });
});
