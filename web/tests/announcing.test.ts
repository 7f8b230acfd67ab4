/** What a screen reader is told is a sentence, however early it is told. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { live } from '$lib/live.svelte';
import { words } from '$lib/words.svelte';
import { Guide } from '$table/lesson.svelte';

const table = {
  game: 'lesson-stellar-0', rules: 'stellar', seat: 0, number: 0, ply: 0, status: 'playing', view: {}, deciding: [0], legal: [], wishes: {},
  players: [{ kind: 'person', name: '', person: null, level: null }], events: [], prompt: null, outcome: null,
};
const lesson = { number: 0, steps: 3, chapter: 0, says: { id: 'lessons-stellar-take', args: {} }, points: [], gold: false, clauses: [], reads: false, wanted: [], began: 0, table };

describe('what is announced', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('waits for its words: the first step of a guided game', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(lesson), { headers: { 'content-type': 'application/json' } })));
    await words.speak('en');
    await new Guide('stellar').load();
    const told = live.polite.map(({ text }) => text);
    expect(told).toHaveLength(2);
    for (const text of told) expect(text).toMatch(/^[A-Z].*\.$/s);
  });
});
