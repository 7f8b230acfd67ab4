/** The position in words, at the plain table. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Seat } from '$table/contract';
import { held, position, type Fact } from '$table/facts';
import { words } from '$lib/words.svelte';

const seat = (number: number, name: string): Seat => ({
  number, name, kind: 'person', level: null, sign: number, colour: '', isYou: number === 0, deciding: number === 0, present: true,
});
const seats = [seat(0, 'Ada'), seat(1, 'Vega')];
const lines = (facts: readonly Fact[]): string[] =>
  facts.map((fact) =>
    fact.inner.length ? `${fact.label} [${lines(fact.inner).join(' | ')}]` : `${fact.label}: ${fact.items.map((item) => item.text).join(', ')}`,
  );

const realm = { held: 2, known: [], deck: 5, on_top: [], discard: [], ships: [], bases: [{ card: 'battle-station', used: ['primary'] }], debt: 0 };
const realms = {
  game: 'star_realms', seat: 0, options: { turn_limit: 8 }, seats: [0], trade_row: ['trade-pod', 'cutter', 'cutter', null], trade_deck: ['ram', 'ram'],
  explorers: 5, scrap_heap: [], away: [], outcome: null,
  players: [
    { authority: 50, hand: ['scout', 'scout', 'viper'], unseen: ['scout'], ...realm },
    { authority: 49, hand: null, unseen: ['scout', 'viper'], ...realm, debt: 1 },
  ],
  turn: { seat: 0, trade: 2, combat: 0, played: [], blobs: 0, tops: 0, ended: false, number: 3, partners: [], questions: [] },
};

describe('the position in words', () => {
  beforeAll(async () => {
    for (const game of ['star_realms', 'stellar', 'sternenhimmel']) await words.use(game);
    await words.speak('en');
  });

  it('begins with what one decides by, and names cards and players', () => {
    const { common, players } = position(realms, seats);
    expect(lines(common.facts)).toEqual([
      'hand: 2 × Scout, Viper', 'trade row: Trade Pod, Cutter, Cutter, empty', 'Explorers: 5', 'turn: you, trade 2, turn 3',
    ]);
    expect(lines(common.more)).toEqual(['options: Turn limit: 8', 'left in the trade deck: 2 × Ram']);
    expect(players.map((one) => one.seat.name)).toEqual(['Ada', 'Vega']);
    expect(lines(players[1]?.facts ?? [])).toEqual([
      'authority: 49', 'in hand: 2', 'draw pile: 5', 'bases: Battle Station, used primary ability', 'cards to discard: 1',
    ]);
  });

  it('says what lies on stars, and whose it is', () => {
    const lying = { beta: { seat: 0, token: 'hole', face_down: true }, alpha: { seat: 1, token: null, face_down: true } };
    const view = { game: 'sternenhimmel', sky: [{ board: 'lib', tokens: lying }, { board: 'sco', tokens: {} }, null], players: [], seats: [0] };
    expect(lines(position(view, seats).common.facts)).toEqual([
      'constellations in play [Libra: Beta: you, black hole, face down, Alpha: Vega, face down | Scorpius: nothing yet | 3: empty]',
    ]);
  });

  it('gives everybody their points where there is a sheet', () => {
    const side = { telescope: { 1: 'C3', 7: '~A3', 9: '~' }, notebook: [], hand: null, held: 2, decided: false };
    const view = { game: 'stellar', step: 'take', row: ['P3'], players: [side, side], sheet: { players: [{ total: 20, won: ['top'] }, { total: 15 }] } };
    const { common, players } = position(view, seats);
    expect(lines(common.facts)).toEqual(['row: Mars (planet 3)', 'step: Step 1: take a card']);
    expect(lines(players[1]?.facts ?? [])).toEqual([
      'telescope: 1: Eagle Nebula (cloud 3), 7: Ida (asteroid 3), face down, 9: face down', 'in hand: 2', 'points: 15',
    ]);
  });

  it('reads the fields of a game that the page does not know', () => {
    const view = { game: 'comets', hand: ['c1', 'c1', 'c4'], won: [0, 5], middle: 'c3', shooting_stars: 2 };
    expect(lines(position(view, seats).common.facts)).toEqual(['hand: 2 × c1, c4', 'Middle: c3', 'Won: you 0, Vega 5', 'Shooting stars: 2']);
    expect(held(view, seats)).toBe('2 × c1, c4');
  });

  it('speaks every language', async () => {
    await words.speak('de');
    expect(lines(position(realms, seats).common.facts)[1]).toBe('Handelsreihe: Handelskapsel, Kutter, Kutter, leer');
    await words.speak('fr');
    expect(lines(position(realms, seats).players[1]?.facts ?? [])[0]).toBe('influence: 49');
    await words.speak('en');
  });

  it('calls the fields and cards of a game of another package by its own words', async () => {
    const texts = 'meteors-field-middle = in the middle of the sky\nmeteors-card = { $card ->\n    [c3] bright meteor\n   *[other] { $card }\n}\n';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(texts)));
    await words.use('meteors');
    vi.unstubAllGlobals();
    const view = { game: 'meteors', middle: 'c3', chosen: [false, true], done: [false, false] };
    expect(lines(position(view, seats).common.facts)).toEqual(['in the middle of the sky: bright meteor', 'chosen: Vega']);
  });
});
