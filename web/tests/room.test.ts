/** A room over a line whose other end is the test: what can be clicked stays, and no click is lost. */

import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { words } from '$lib/words.svelte';
import { Room } from '$table/room.svelte';
import { Line } from './line';

const option = (text: string) => ({ text, move: { type: text }, says: { id: 'engine-player', args: { number: 1 } } });
const table = (number: number, ...moves: string[]) => ({
  type: 'table', room: 'room', game: 'g', rules: 'stellar', number, ply: number, seat: 0, status: 'playing', players: [
    { kind: 'person', name: 'Ada', person: 'ada', level: null }, { kind: 'person', name: 'Bo', person: 'bo', level: null },
  ],
  deciding: moves.length ? [0] : [1], view: { number }, legal: moves.map(option), wishes: {}, favours: {}, prompt: null, events: [], outcome: null, undo: null, undo_further: null, hints: false, clock: null,
});
const people = (present: boolean) => ({ id: 'room', phase: 'playing', asks: [], seats: [{ person: 'ada', name: 'Ada', present: true }, { person: 'bo', name: 'Bo', present }] });

describe('a room', () => {
  let room: Room;

  /** What was sent, and how to answer it. */
  const sent = () => Line.last.sent.map((text) => JSON.parse(text) as { type: string; move: string; number: number; ref: string });
  const accept = (at: number, number: number) => Line.last.tell({ type: 'accepted', ref: sent()[at]?.ref, number });
  const settle = () => vi.advanceTimersByTimeAsync(50);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"events": []}', { status: 200 })));
    await words.speak('en');
    settings.set('speed', 'off');
    Line.lines = [];
    room = new Room('room');
    Line.last.welcome({ you: { person: 'ada', name: 'Ada', seats: [0] }, room: people(true), chat: [] });
    Line.last.tell(table(5, 'one', 'two'));
    await settle();
  });
  afterEach(() => {
    room.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('offers the same moves when somebody comes or goes', async () => {
    const offered = room.legal;
    Line.last.tell({ type: 'room', room: people(false) });
    await tick();
    expect(room.seats[1]?.present).toBe(false);
    expect(room.legal).toBe(offered);
  });

  it('offers the same moves of the same position when it is told of it again', async () => {
    const [offered, view] = [room.legal, room.shown?.view];
    Line.last.tell({ ...table(5, 'one', 'two'), players: [{ kind: 'person', name: 'Adele', person: 'ada', level: null }] });
    await settle();
    expect(room.seats[0]?.name).toBe('Adele');
    expect(room.legal).toBe(offered);
    expect(room.shown?.view).toBe(view);
  });

  it('offers other moves in another position', async () => {
    Line.last.tell(table(6, 'one', 'two'));
    await settle();
    expect(room.legal.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(room.shown?.view).toEqual({ number: 6 });
  });

  it('goes on offering what is on the table while the next position is on its way', async () => {
    const offered = room.legal;
    Line.last.tell(table(6, 'two'));
    expect(room.isBehind).toBe(true);
    expect(room.legal).toBe(offered);
    void room.moves.send('one');
    expect(sent()).toMatchObject([{ type: 'move', move: 'one', number: 5 }]);
    await settle();
    expect(room.legal.map(({ text }) => text)).toEqual(['two']);
  });

  it('shows every position with the pack that it was sent once', async () => {
    const pack = { game: 'stellar', name: 'Ours' };
    const box = (value: unknown) => ({ pack: 'f1', view: { options: { pack: value } } });
    Line.last.tell({ ...table(6, 'one'), ...box(pack) });
    Line.last.tell({ ...table(7, 'one'), ...box('f1') });
    await settle();
    expect(room.shown?.number).toBe(7);
    expect(room.shown?.view).toEqual({ options: { pack } });
  });

  it('asks for a pack that it has not seen, and shows the position then', async () => {
    const pack = { game: 'stellar', name: 'Theirs' };
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify({ fingerprint: 'f2', pack, events: [] }), { status: 200 }));
    });
    Line.last.tell({ ...table(6, 'one'), pack: 'f2', view: { options: { pack: 'f2' } } });
    await settle();
    expect(asked).toEqual([expect.stringContaining('/packs/f2')]);
    expect(room.shown?.view).toEqual({ options: { pack } });
  });

  it('sends one move in one position, however often it is clicked', async () => {
    void room.moves.send('one');
    expect(await room.moves.send('two')).toBe(false);
    expect(sent()).toHaveLength(1);
  });

  it('hears who clicks in the new position before the answer to their last move is there', async () => {
    void room.moves.send('one');
    Line.last.tell(table(6, 'three'));
    await settle();
    expect(room.moves.sending).toBe(true);
    void room.moves.send('three');
    accept(0, 6);
    await settle();
    expect(sent()).toMatchObject([{ move: 'one', number: 5 }, { move: 'three', number: 6 }]);
  });

  it('does not play for who clicked while a partner moved and whose own move came after that', async () => {
    void room.moves.send('one');
    Line.last.tell(table(6, 'one', 'two'));
    await settle();
    const second = room.moves.send('one');
    accept(0, 7);
    Line.last.tell(table(7, 'two'));
    await settle();
    expect(await second).toBe(false);
    expect(sent()).toHaveLength(1);
  });
});
