/** What the table makes of views and events. */
import { describe, expect, it } from 'vitest';
import type { SternenhimmelConstellation, SternenhimmelEvent, SternenhimmelOptions, SternenhimmelSeenPlayer, SternenhimmelView } from '$types';
import box from '../../../../../src/asterism/games/sternenhimmel/box.json';
import type { Happening } from '$table/contract';
import { words } from '$lib/words.svelte';
import { boardsOf, tokensOf } from '../art/boards';
import { plate } from '../art/chart';
import { layout } from '../art/layout';
import { fit, stereo } from '../art/projection';
import { lately, memoryOf, ownTokens } from '../model';
import { payout, placed, ranked, scorings, times, why } from '../scoring';
import { teller } from '../tell';

const player = (given: Partial<SternenhimmelSeenPlayer>): SternenhimmelSeenPlayer => ({
  coins: 0,
  held: 9,
  hand: null,
  may_hold: ['1', '3', '5', '6', '7', '10', 'hole', 'double', 'double'],
  unseen: ['1', '3', '5', '6', '7', '10', 'hole', 'double', 'double'],
  face_down: [],
  resigned: false,
  ...given,
});
const view: SternenhimmelView = {
  game: 'sternenhimmel',
  seat: 0,
  options: {},
  players: [player({ hand: ['3', '5', '6', '7', '10', 'hole', 'double'] }), player({}), player({})],
  sky: [{ board: 'leo', tokens: { alpha: { seat: 0, token: 'double', face_down: true }, theta: { seat: 0, token: '1', face_down: false } } }, null, null],
  pile: [],
  seats: [0],
  outcome: null,
};
let number = 0;
const told = (event: Partial<SternenhimmelEvent> & { type: string }, ply = 1): Happening<SternenhimmelEvent> => ({
  event: { number: (number += 1), seat: null, ...event } as SternenhimmelEvent,
  number,
  ply,
  says: null,
  sentence: event.type,
  seat: event.seat ?? null,
});

describe('the own tokens', () => {
  it('are always nine, and those on a star say on which', () => {
    const tokens = ownTokens(view, 0, boardsOf({}));
    expect(tokens.map(({ token }) => token)).toEqual(['1', '3', '5', '6', '7', '10', 'hole', 'double', 'double']);
    expect(tokens.map(({ lies }) => lies?.label ?? '')).toEqual(['Chertan', '', '', '', '', '', '', '', 'Regulus']);
  });
});

/** A pack with a constellation of ours that is nearly as it was, one of its own, and other tokens. */
const LONG = 'A star whose name is as long as can be ..';
const pack: NonNullable<SternenhimmelOptions['pack']> = {
  format: 1,
  game: 'sternenhimmel',
  name: 'Ours',
  tokens: { values: [2, 2, 14], holes: 0, doubles: 1 },
  in_play: { 3: 2 },
  constellations: [
    { ...structuredClone(box.constellations.find(({ id }) => id === 'leo')!), first: 20 } as SternenhimmelConstellation,
    {
      id: 'kite',
      name: { de: 'Der Drachen', en: 'The Kite' },
      first: 4,
      second: 2,
      stars: [0, 1, 2, 3, 4, 5].map((at) => ({ id: `s${at}`, size: at % 2 ? 'small' : 'large', name: { fr: `${LONG}${at}` } })),
      lines: [['s0', 's1'], ['s1', 's2']],
    },
  ],
};

describe('a pack', () => {
  it('says what is drawn: constellations, prizes, names in the language of the page', async () => {
    await words.use('sternenhimmel');
    await words.speak('de');
    expect(words.say({ id: 'sternenhimmel-board', args: { board: { de: 'Der Drachen', en: 'The Kite' } } })).toBe('Der Drachen');
    expect(boardsOf({ pack }).map(({ label, first, stars }) => [label, first, stars.length])).toEqual([['leo', 20, 9], ['Der Drachen', 4, 6]]);
    await words.speak('fr');
    const [, kite] = boardsOf({ pack });
    expect([kite?.label, kite?.stars[0]?.label]).toEqual(['The Kite', `${LONG}0`]);
    const told = { id: 'sternenhimmel-event-scored', args: { board: pack.constellations[1]?.name } };
    expect(words.say(told)).toContain('The Kite');
    await words.speak('en');
  });

  it('draws what it has in common with the atlas as the atlas does', () => {
    const [leo] = boardsOf({ pack });
    const ours = boardsOf({}).find(({ id }) => id === 'leo');
    expect(leo).toEqual({ ...ours, first: 20 });
    expect(leo && fit(leo)).not.toBeNull();
  });

  it('writes a star without a name by its letter', () => {
    const nameless = structuredClone(pack);
    Object.assign(nameless.constellations[1]!.stars[0]!, { name: 'γ Tuc' });
    const star = boardsOf({ pack: nameless })[1]?.stars[0];
    expect([star?.label, star?.name, star?.letter]).toEqual(['γ Tuc', '', 'γ']);
  });

  it('is drawn once, however often it is looked at', () => {
    expect(boardsOf({ pack: structuredClone(pack) })).toBe(boardsOf({ pack }));
  });

  it('says which tokens a player has', () => {
    expect(tokensOf({ pack })).toEqual(['2', '2', '14', 'double']);
    const known = memoryOf(player({ unseen: ['2', 'double'], may_hold: ['double'] }), tokensOf({ pack }));
    expect(known.map(({ token, known: where }) => `${token} ${where}`)).toEqual(['2 down', '2 open', '14 open', 'double hand']);
  });

  it('keeps long names inside the sheet', () => {
    const [, kite] = boardsOf({ pack });
    for (const [w, h] of [[280, 240], [352, 336], [548, 348]] as const) {
      const { words: places } = plate(kite!, { w, h, caption: [w - 100, 60], prizes: [100, 54], ecliptic: '', id: 'x' });
      for (const place of places) expect(place.x >= 0 && place.x + place.w <= w && place.y >= 0 && place.y + place.h <= h).toBe(true);
    }
  });
});

describe('the memory aid', () => {
  it('tells what may be in hand, what lies face down for certain, and what lies open', () => {
    const known = memoryOf(player({ unseen: ['3', '10', 'double'], may_hold: ['3', 'double'] }), tokensOf({}));
    const of = (which: string) => known.filter((one) => one.known === which).map((one) => one.token);
    expect(of('hand')).toEqual(['3', 'double']);
    expect(of('down')).toEqual(['10']);
    expect(of('open')).toEqual(['1', '5', '6', '7', 'hole', 'double']);
  });
});

describe('what happened lately', () => {
  it('is what the others put since my own last token', () => {
    const put = (seat: number, target: string) => told({ type: 'put', seat, target } as Partial<SternenhimmelEvent> & { type: string });
    expect([...lately([put(1, 'star.leo.eta'), put(0, 'star.leo.beta'), put(1, 'star.leo.mu')], 0, 3)]).toEqual(['star.leo.mu']);
  });
});

describe('a scoring', () => {
  const events = [
    { type: 'completed', seat: 1, board: 'cnc' },
    { type: 'turned_up', seat: 0, card: '10', source: 'star.cnc.delta', target: 'star.cnc.delta' },
    { type: 'swallowed', seat: 1, star: 'star.cnc.beta', stars: ['star.cnc.delta'] },
    { type: 'doubled', seat: 2, star: 'star.cnc.iota', token: '7', worth: 14 },
    { type: 'paid', seat: 1, board: 'cnc', total: 0, tokens: 1, coins: 3, reason: 'second', compensation: 0 },
    { type: 'paid', seat: 2, board: 'cnc', total: 14, tokens: 2, coins: 5, reason: 'first', compensation: 0 },
    { type: 'returned', seat: 0, card: '10', source: 'star.cnc.delta', target: 'hand.0' },
    { type: 'returned', seat: 2, card: '7', source: 'star.cnc.iota', target: 'hand.2' },
    { type: 'scored', card: 'cnc', source: 'sky.0', target: 'scored' },
  ] as (Partial<SternenhimmelEvent> & { type: string })[];

  it('is put together from its events', () => {
    const [one] = scorings(events.map((event) => told(event)));
    expect(one?.board).toBe('cnc');
    expect(one?.tokens).toContainEqual({ star: 'delta', seat: 0, token: '10', wasDown: true, gone: 'swallowed', worth: null });
    expect(one?.tokens).toContainEqual({ star: 'iota', seat: 2, token: '7', wasDown: false, gone: null, worth: 14 });
    expect(one?.tokens.filter(({ worth }) => worth).map(times)).toEqual(['×2 = 14']);
    expect(one?.place).toBe(0);
    expect(one && ranked(one).map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('adds to the purse what earlier ones brought', () => {
    const [, second] = scorings([...events, ...events].map((event) => told(event)));
    expect(second?.paid.map(({ seat, before }) => [seat, before])).toEqual([[1, 3], [2, 5]]);
  });

  it('gives equal players one place, and none to who has no token left', () => {
    const [one] = scorings(events.map((event) => told(event)));
    const paid = (seat: number, tokens: number, reason: 'tied_first' | 'nothing') => ({ number: 1, type: 'paid' as const, board: 'cnc', seat, total: 0, tokens, coins: tokens, reason, compensation: 0, before: 0 });
    const tie = one && { ...one, paid: [paid(0, 1, 'tied_first'), paid(1, 1, 'tied_first'), paid(2, 0, 'nothing')] };
    expect(tie && placed(tie).map(({ place }) => place)).toEqual([1, 1, null]);
    expect(tie && payout(tie)).toBe('tied_first');
    expect(one && payout(one)).toBe('prizes');
  });

  it.each([
    ['en', 'first prize 5, minus 2 for those behind', 'Player 3 gets 3 coins: first place, the first prize of 5 less 2 paid to those behind.'],
    ['fr', 'première place 5, moins 2 pour les suivants', 'Joueur 3 reçoit 3 pièces : les gains de la première place, 5, moins 2 pour les suivants.'],
    ['de', 'erster Preis 5, abzüglich 2 für die Folgenden', 'Spieler 3 bekommt 3 Münzen: erster Platz, der erste Preis von 5 abzüglich 2 für die Folgenden.'],
  ] as const)('tells prize, payment and rest of whoever pays the others, in %s', async (language, short, sentence) => {
    await words.use('sternenhimmel');
    await words.speak(language);
    const pays = events.map((event) => (event.type === 'paid' && event.seat === 2 ? { ...event, coins: 3, compensation: 2 } : event));
    const [one] = scorings(pays.map((event) => told(event)));
    const [board] = boardsOf({}).filter(({ id }) => id === 'cnc');
    expect(one?.paid.map((line) => words.say(why(line)))).toContain(short);
    expect(one && board && teller(one, board, (message) => words.say(message))('coins')).toContain(sentence);
    const [bank] = scorings(events.map((event) => told(event)));
    expect(bank && board && teller(bank, board, (message) => words.say(message))('coins')).toHaveLength(1);
    expect(bank?.paid.some((line) => words.say(why(line)) === short)).toBe(false);
  });

  it('is none if it was taken back', () => {
    const back = { type: 'taken_back', seat: 1 } as Partial<SternenhimmelEvent> & { type: string };
    expect(scorings([...events.map((event) => told(event, 5)), told(back, 4)])).toEqual([]);
  });
});

describe('a plate', () => {
  it.each(boardsOf({}).map((board) => [board.id, board] as const))('of %s shows every line between its stars and keeps them inside, on every size of sheet', (_, board) => {
    for (const [w, h] of [[548, 348], [352, 336], [312, 336], [376, 400], [720, 460]] as const) {
      const { at, R } = layout(board, w, h, [{ x: 0, y: 0, w: 190, h: 60 }, { x: w - 100, y: 0, w: 100, h: 54 }]);
      const all = [...at.values()];
      for (const [x, y] of all) expect(x > R && x < w - R && y > R && y < h - R).toBe(true);
      for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(2.7 * R);
      // A thumb's 44 pixels do not reach the next star's middle.
      expect(R).toBeGreaterThanOrEqual(16);
    }
  });

  it('finds the projection of the true sky', () => {
    for (const board of boardsOf({})) {
      const found = fit(board);
      for (const { sky } of board.stars) {
        const [x, y] = found && sky ? stereo(found, sky.ra, sky.dec) : [9, 9];
        expect(Math.hypot(x - (sky?.x ?? 0), y - (sky?.y ?? 0))).toBeLessThan(0.05);
      }
    }
  });

  it('says a brought name without letting it be markup', () => {
    const [board] = boardsOf({ boards: { boards: [{ id: 'mine', first: 1, second: 0, stars: [{ id: 'a', size: 'small', name: '<b>A' }, { id: 'b', size: 'large' }], lines: [['a', 'b']] }] } });
    expect(board && plate(board, { w: 500, h: 300, caption: [100, 50], prizes: [90, 50], ecliptic: '', id: 'x' }).svg).not.toContain('<b>');
  });
});
