/** Cards that no printed box has: their pictures, icons and words, and that boxes do not mix. */

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Json, StarRealmsQuestion } from '$types';
import { words } from '$lib/words.svelte';
import { gameModule } from '$table/registry';
import { icons, width } from '../art/icons';
import { picture, plate, subjectOf } from '../art/picture';
import { askedFor, choiceIn, noTo, optionsOf } from '../asking';
import { cardOf, openBox, setupOf } from '../box.svelte';
import { linesOf, type CardData, type Effect, type Faction, type Sentence } from '../card_data';
import { cardName, cardSpoken, pileName, wrapped } from '../names';
import { marksOf, piecesOf, usesOf, type Legal } from '../pieces';
import { seatingOf } from '../seating';
import { view } from './positions';

const FACTIONS: readonly Faction[] = ['blob', 'trade_federation', 'star_empire', 'machine_cult', 'unaligned'];
const own = (name: string): Sentence => ({ id: 'star-realms-card', args: { card: { id: 'star-realms-own-name', args: { de: name, en: name, fr: name } } } });
const card = (name: string, more: Partial<CardData> = {}): CardData => ({
  name: own(name), faction: 'blob', kind: 'ship', cost: 3, defense: 0, count: 2, says: [], primary: [{ op: 'gain', combat: 2 }], ...more,
});
const open = (cards: Readonly<Record<string, CardData>>): void => openBox(cards as unknown as Json);

beforeAll(async () => {
  await words.speak('en');
  await words.use('star_realms');
});
afterEach(() => openBox(null));

describe('a picture', () => {
  const named = (faction: Faction, kind: CardData['kind']) =>
    Array.from({ length: 40 }, (_, at) => subjectOf(`card-${at}`, card(`Name ${at}`, { faction, kind, defense: kind === 'ship' ? 0 : 4 })).art);

  it.each(FACTIONS)('of each of forty ships and bases of equal cost differs (%s)', (faction) => {
    for (const kind of ['ship', 'base'] as const) {
      const drawn = named(faction, kind);
      expect(new Set(drawn).size).toBe(40);
      expect(named(faction, kind)).toEqual(drawn);
      expect(drawn.join('')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('differs by name, cost, kind and faction, and is sound at any price', () => {
    const alike = [card('A'), card('B'), card('A', { cost: 7 }), card('A', { kind: 'base', defense: 3 }), card('A', { faction: 'machine_cult' })];
    const drawn = alike.map((one) => {
      open({ x: one });
      return picture('x');
    });
    expect(new Set(drawn).size).toBe(alike.length);
    open({ x: card('Dear', { cost: 99 }) });
    expect(new DOMParser().parseFromString(plate('x'), 'image/svg+xml').querySelector('parsererror')).toBeNull();
    // No larger than the dearest that is printed.
    expect(subjectOf('x', card('D', { cost: 99 })).art).toBe(subjectOf('x', card('D', { cost: 9 })).art);
  });

  it('of a printed card stays as it is with a pack, unless it is another card there', () => {
    const printed = plate('ram');
    const ram = cardOf('ram')!;
    open({ ram: { ...ram, name: own('Widder') } });
    expect(plate('ram')).toBe(printed);
    open({ ram: { ...ram, kind: 'base', defense: 3 } });
    expect(plate('ram')).not.toBe(printed);
  });
});

describe('the icons', () => {
  const EFFECTS: readonly Effect[] = [
    { op: 'gain_per', per: 'base', trade: 1, draw: 1 },
    { op: 'draw_then_discard', count: 2, discard: 1 },
    { op: 'return_base', must: true },
    { op: 'acquire', cost: 4, to: 'hand' },
    { op: 'acquire', cost: 4, to: 'hand', ships: true },
    { op: 'acquire', cost: 4, to: 'deck' },
    { op: 'copy_base' },
    { op: 'scrap_row', most: 2 },
    { op: 'scrap_row', most: 2, each: { combat: 1 } },
    { op: 'scrap_own', most: 2, then_draw: false, each: { trade: 2 } },
    { op: 'scrap_own', most: 2, then_draw: true, each: { trade: 2 } },
    { op: 'if', bases: 2, then: [{ op: 'draw', count: 1 }] },
    { op: 'if', bases: 2, then: [{ op: 'draw', count: 1 }], else: [{ op: 'gain', trade: 1 }] },
    { op: 'if', played: 2, faction: 'blob', then: [{ op: 'draw', count: 1 }] },
    { op: 'if', authority_at_least: 30, then: [{ op: 'draw', count: 1 }] },
    { op: 'if', authority_at_most: 30, then: [{ op: 'draw', count: 1 }] },
    { op: 'either', names: ['first', 'second', 'third'], options: [[{ op: 'gain', trade: 1 }], [{ op: 'gain', combat: 1 }], [{ op: 'draw', count: 1 }]] },
  ];

  it('tell all that packs can do apart', () => {
    expect(new Set(EFFECTS.map((effect) => icons([effect], 'or'))).size).toBe(EFFECTS.length);
  });

  it('are cut where there is no room, and three dots say so', () => {
    expect(width(EFFECTS, 'or')).toBeGreaterThan(30);
    expect(width(EFFECTS, 'or', 8)).toBeLessThanOrEqual(8);
    expect(icons(EFFECTS, 'or', 8).length).toBeLessThan(icons(EFFECTS, 'or').length);
    expect(icons(EFFECTS.slice(0, 1), 'or', 8)).toBe(icons(EFFECTS.slice(0, 1), 'or'));
  });
});

describe('the words', () => {
  it('are the pack\'s own', () => {
    open({ shark: card('Shark', { factions: ['blob', 'star_empire'] }), explorer: card('Rover') });
    expect(cardName('shark')).toBe('Shark');
    expect(cardSpoken('shark')).toContain('Blob, Star Empire, ship');
    expect(pileName('explorer')).toBe('Rover');
    openBox(null);
    expect(pileName('explorer')).toBe('Explorers');
  });

  it('of a name are broken only if they are long', () => {
    expect(['Ram', 'Vaisseau de Reconnaissance'].map(wrapped)).toEqual([null, null]);
    const [spaced, solid] = [wrapped('a name of words '.repeat(4).slice(0, 60)), wrapped('W'.repeat(60))];
    expect(parseFloat(spaced!)).toBeGreaterThan(0.6);
    expect(parseFloat(solid!)).toBeLessThan(parseFloat(spaced!));
  });

  const ask = (question: Partial<StarRealmsQuestion>): string => words.say(askedFor({ seat: 0, ...question } as StarRealmsQuestion, () => 'Bo'));
  it('ask what only packs ask', () => {
    expect(ask({ type: 'scrap', left: 3, must: false, discard_too: false, each: { trade: 2 } })).toBe('You may scrap up to 3 cards from your hand, and gain 2 trade for each');
    expect(ask({ type: 'scrap_row', left: 2 })).toBe('You may scrap up to 2 cards of the trade row');
    expect(ask({ type: 'take_ship', cost: 4, to: 'hand', ships: false })).toBe('Take a card for free that costs at most 4: it goes to your hand');
    expect(ask({ type: 'take_ship' })).toBe('Take a ship for free: it goes on top of your deck');
    expect(ask({ type: 'destroy', must: true, to: 'hand' })).toBe('Return a base to its owner’s hand');
    expect(noTo({ type: 'destroy', seat: 0, to: 'hand' })).toEqual({ id: 'realms-decline-return' });
    expect(ask({ type: 'copy_base' })).toMatch(/which base/);
    expect(ask({ type: 'draft', left: 3 })).toBe('Take a card for your first deck: 3 to go');
    expect(ask({ type: 'draft', left: 1, to: 'hand' })).toBe('Take a card into your first hand: the last one');
    open({ shark: card('Shark') });
    expect(ask({ type: 'on_top', card: 'shark' })).toBe('Put Shark on top of your deck?');
  });

  it('name the choice that is asked for, of several in one card', () => {
    const gain = (trade: number): Effect => ({ op: 'gain', trade });
    const first: Effect = { op: 'either', names: ['trade', 'draw'], options: [[gain(1)], [{ op: 'draw', count: 1 }]] };
    const inner: Effect = { op: 'either', names: ['first', 'second'], options: [[gain(3)], [gain(4)]] };
    const scrap: Effect = { op: 'either', names: ['first', 'second'], options: [[gain(5)], [gain(6)]] };
    const sentence = (id: string): Sentence => ({ id, args: {} });
    const choices = [1, 2, 3].map((at) => [sentence(`a${at}`), sentence(`b${at}`)]);
    open({ x: card('X', { primary: [{ op: 'if', bases: 1, then: [inner] }, first], scrap: [scrap], choices }) });
    expect([0, 1, 2].map((part) => choiceIn('x', part))).toEqual([first, scrap, inner]);
    expect(optionsOf('x', 2)).toBe(choices[2]);
  });
});

describe('an ability with two allies', () => {
  it('is used and marked like the others', () => {
    open({ x: card('X', { ally: [{ op: 'draw', count: 1 }], double_ally: [{ op: 'draw', count: 2 }] }) });
    expect(linesOf(cardOf('x')!)).toEqual(['primary', 'ally', 'double_ally']);
    const pieces = piecesOf(['x']);
    const legal = [{ move: { type: 'double', card: 'x' }, text: 'double x', label: '' }] as unknown as Legal[];
    const uses = usesOf(pieces, pieces[0]!, legal);
    expect(uses.map((use) => use.ability)).toEqual(['double_ally']);
    expect(marksOf(pieces[0]!, uses)).toMatchObject({ ally: 'waiting', double_ally: 'ready' });
  });
});

describe('the setup', () => {
  it('is the pack\'s: what a dial is full with, and whose pile stands beside the row', () => {
    const played = view({ options: { pack: { explorer: 'crate', authority: 999 } } } as never);
    expect(setupOf(played)).toEqual({ explorer: 'crate', authority: 999 });
    expect(seatingOf(played).full).toEqual([999, 999]);
  });
});

describe('two boxes', () => {
  const told = (cost: number) => ({ fingerprint: String(cost), pack: {}, pieces: { shark: card('Shark', { cost }) } });

  it('never mix, whichever of them comes first', async () => {
    const late: (() => void)[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      const cost = Number(/packs\/(\d+)/.exec(address)?.[1]);
      const answer = new Response(JSON.stringify(told(cost)), { headers: { 'content-type': 'application/json' } });
      // The first is asked for first and comes last.
      return new Promise((done) => (cost === 1 ? late.push(() => done(answer)) : done(answer)));
    });
    await gameModule('star_realms');
    const first = gameModule('star_realms', '1');
    await vi.waitFor(() => expect(late).toHaveLength(1));
    await gameModule('star_realms', '2');
    expect(cardOf('shark')?.cost).toBe(2);
    late[0]!();
    await first;
    expect(cardOf('shark')?.cost).toBe(2);
    await gameModule('star_realms', '1');
    expect(cardOf('shark')?.cost).toBe(1);
    await gameModule('star_realms');
    expect(cardOf('shark')?.cost).toBe(1);
    await gameModule('star_realms', null);
    expect(cardOf('shark')).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
