/** How a game ended, in a sentence. */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '$types';
import { words } from '$lib/words.svelte';
import type { Seat } from '$table/contract';
import { outcomeSaid } from '$table/outcome';

const seat = (number: number, name: string, isYou = false): Seat => ({ number, name, isYou, kind: 'person', level: null, sign: number, colour: '', deciding: false, present: true });
const seats = [seat(0, 'Ada', true), seat(1, 'Vega'), seat(2, 'Caroline')];
const ended = (reason: string, winners: number[]): Outcome => ({ reason, winners, scores: [1, 1, 1], ranks: [1, 1, 1] }) as unknown as Outcome;
const bare = (message: { id: string; args?: unknown }): string => `${message.id} ${JSON.stringify(message.args)}`;

describe('how a game ended', () => {
  it('speaks to whoever shares a victory', () => {
    expect(outcomeSaid(ended('shared', [0, 2]), seats, bare)).toBe('page-shared-victory {"others":["Caroline"]}');
  });
  it('names the winners to everybody else', () => {
    expect(outcomeSaid(ended('shared', [1, 2]), seats, bare)).toBe('engine-outcome-shared {"winners":[1,2]}');
    expect(outcomeSaid(ended('turn_limit', []), seats, bare)).toBe('engine-outcome-turn-limit {"winners":[]}');
  });
  it.each(['fr', 'en', 'de'] as const)('has words for every reason, in %s', async (language) => {
    await words.speak(language);
    const reasons: Record<Outcome['reason'], true> = { score: true, shared: true, resignation: true, defeat: true, turn_limit: true, stuck: true };
    for (const reason of Object.keys(reasons)) expect(outcomeSaid(ended(reason, [1]), seats, (message) => words.say(message))).not.toContain('engine-');
  });
  it('tells that nobody could play on', async () => {
    await words.speak('en');
    expect(outcomeSaid(ended('stuck', [1]), seats, (message) => words.say(message))).toBe('Nobody can play on: Player 2 won with the highest score.');
  });
});
