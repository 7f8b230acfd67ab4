/** Who thinks about what, and what becomes of questions that nobody asks any more. */

import { expect, test } from 'vitest';
import type { FromThinker, Question } from '../src/device/messages';
import { Thinkers } from '../src/device/thinkers';

/** A worker whose other end is the test. */
class Desk {
  static all: Desk[] = [];
  asked: Question[] = [];
  ended = false;
  onmessage: ((message: { data: FromThinker }) => void) | null = null;

  constructor() {
    Desk.all.push(this);
  }
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(text: string): void {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id ?? 0, kind: 'answer', text } });
  }
  progress(done: number, total: number): void {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id ?? 0, kind: 'progress', done, total } });
  }
}

const silent = () => undefined;

function begin(most = 2): { thinkers: Thinkers; told: (number | null)[] } {
  Desk.all = [];
  const told: (number | null)[] = [];
  const thinkers = new Thinkers(() => new Desk() as unknown as Worker, most, (part) => told.push(part));
  return { thinkers, told };
}
const desk = (at: number): Desk => {
  const found = Desk.all[at];
  if (!found) throw new Error(`there is no worker ${at}`);
  return found;
};
const kinds = (at: number) => desk(at).asked.map(({ kind }) => kind);

test('one worker is warm, and a second comes for the second tree', async () => {
  const { thinkers } = begin();
  expect(Desk.all).toHaveLength(1);
  const trees = [thinkers.ask('grow', 'a', silent), thinkers.ask('grow', 'b', silent)];
  expect(Desk.all).toHaveLength(2);
  desk(1).answer('B');
  desk(0).answer('A');
  expect(await Promise.all(trees.map(({ answer }) => answer))).toEqual(['A', 'B']);
});

test('where only one can run, the trees grow one after the other', async () => {
  const { thinkers } = begin(1);
  const trees = [thinkers.ask('grow', 'a', silent), thinkers.ask('grow', 'b', silent)];
  expect(desk(0).asked).toHaveLength(1);
  desk(0).answer('A');
  desk(0).answer('B');
  expect(await Promise.all(trees.map(({ answer }) => answer))).toEqual(['A', 'B']);
  expect(Desk.all).toHaveLength(1);
});

test('a bot never waits for a review', () => {
  const { thinkers } = begin();
  thinkers.ask('analyse', 'review', silent);
  thinkers.ask('analyse', 'another', silent);
  thinkers.ask('choose', 'move', silent);
  expect(kinds(0)).toEqual(['analyse']);
  expect(kinds(1)).toEqual(['choose']);
  desk(1).answer('move');
  expect(kinds(1)).toEqual(['choose']);
  desk(0).answer('reviewed');
  expect(kinds(0)).toEqual(['analyse', 'analyse']);
});

test('a thought that nobody waits for ends, and the next question finds a worker', async () => {
  const { thinkers, told } = begin(1);
  const old = thinkers.ask('grow', 'old', silent);
  const waiting = thinkers.ask('grow', 'waiting', silent);
  thinkers.cancel(waiting.id);
  thinkers.cancel(old.id);
  await expect(old.answer).rejects.toThrow('cancelled');
  await expect(waiting.answer).rejects.toThrow('cancelled');
  expect(desk(0).ended).toBe(true);
  expect(told.at(-1)).toBeNull();
  const next = thinkers.ask('grow', 'new', silent);
  desk(0).answer('too late');
  desk(1).answer('new');
  expect(await next.answer).toBe('new');
});

test('whoever looks on is told how far all trees together are', () => {
  const { thinkers, told } = begin();
  thinkers.ask('grow', 'a', silent);
  thinkers.ask('grow', 'b', silent);
  desk(0).progress(50, 100);
  expect(told.at(-1)).toBe(0.25);
  desk(0).answer('A');
  desk(1).answer('B');
  expect(told.at(-1)).toBeNull();
});
