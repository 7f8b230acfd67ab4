/** From views and legal moves to what the table shows. */

import { describe, expect, it } from 'vitest';
import { askedFor, chosenEffect, noTo, optionsOf } from '../asking';
import { answersOf, askedBy, attacksOnPlayer, counted, isReachable, questionTo, realmOf, unusedOf } from '../model';
import { attacksOn, choiceOf, copyOf, marksOf, piecesOf, usesOf } from '../pieces';
import { around, formatOf, placesOf, relationOf, seatingOf, watched } from '../seating';
import { legal, player, view } from './positions';

describe('cards in play', () => {
  it('are told apart by what was done with them, and are one if nothing was', () => {
    const equal = piecesOf(['blob-wheel', 'blob-wheel']);
    expect(equal.map((piece) => copyOf(equal, piece))).toEqual([0, 0]);
    const different = piecesOf([{ card: 'blob-wheel', used: ['primary'] }, 'blob-wheel', 'the-hive']);
    expect(different.map((piece) => copyOf(different, piece))).toEqual([1, 2, 0]);
  });

  it('show which abilities are lit, spent and waiting', () => {
    const pieces = piecesOf(['cutter', 'war-world']);
    const moves = [legal('base war-world', { type: 'base', card: 'war-world' })];
    const marks = pieces.map((piece) => marksOf(piece, usesOf(pieces, piece, moves)));
    expect(marks).toEqual([{ primary: 'used', ally: 'waiting' }, { primary: 'ready', ally: 'waiting' }]);
  });

  it('get the move of their own copy: a used base has none', () => {
    const pieces = piecesOf([{ card: 'blob-wheel', used: ['primary'] }, 'blob-wheel']);
    const moves = [
      legal('base blob-wheel', { type: 'base', card: 'blob-wheel' }),
      legal('scrap blob-wheel#1', { type: 'scrap', card: 'blob-wheel', copy: 1 }),
      legal('scrap blob-wheel#2', { type: 'scrap', card: 'blob-wheel', copy: 2 }),
    ];
    const uses = pieces.map((piece) => usesOf(pieces, piece, moves).map((use) => use.move.text));
    expect(uses).toEqual([['scrap blob-wheel#1'], ['base blob-wheel', 'scrap blob-wheel#2']]);
  });

  it('a needle has the abilities of the ship that it copies', () => {
    const pieces = piecesOf([{ card: 'stealth-needle', as: 'explorer' }]);
    const moves = [legal('scrap stealth-needle', { type: 'scrap', card: 'stealth-needle' })];
    expect(usesOf(pieces, pieces[0]!, moves).map((use) => use.ability)).toEqual(['scrap']);
  });

  it('of others are attacked with every amount that a raid allows, or chosen by a question', () => {
    const pieces = piecesOf([{ card: 'junkyard', damage: 3 }]);
    const moves = [1, 2].map((amount) => legal(`attack 1 junkyard ${amount}`, { type: 'attack_base', seat: 1, card: 'junkyard', amount }));
    expect(attacksOn(pieces, pieces[0]!, 1, moves)).toHaveLength(2);
    expect(attacksOn(pieces, pieces[0]!, 2, moves)).toHaveLength(0);
    const answer = legal('choose 1 junkyard', { type: 'choose', zone: 'bases', seat: 1, card: 'junkyard' });
    expect(choiceOf(pieces, pieces[0]!, 1, [answer])).toBe(answer);
  });
});

describe('a realm', () => {
  it('has pools while it is its turn, partners of a Hydra too', () => {
    const shared = view({
      players: [player(), player(), player(), player()],
      options: { format: 'hydra2' },
      turn: { seat: 0, trade: 2, combat: 1, number: 1, partners: [{ seat: 1, trade: 4, combat: 0, ended: true }] },
    });
    expect(realmOf(shared, 0).pools).toEqual({ trade: 2, combat: 1 });
    expect(realmOf(shared, 1)).toMatchObject({ pools: { trade: 4, combat: 0 }, ended: true });
    expect(realmOf(shared, 2).pools).toBeNull();
  });

  it('tells what would be lost: trade only if it could buy something', () => {
    const moves = [legal('attack 1 1', { type: 'attack', seat: 1, amount: 1 }), legal('attack 1 2', { type: 'attack', seat: 1, amount: 2 })];
    expect(unusedOf(view(), 0, moves)).toEqual({ cards: 2, trade: 0, combat: 2, abilities: 0 });
    const buys = [legal('acquire cutter', { type: 'acquire', card: 'cutter' })];
    expect(unusedOf(view(), 0, buys)).toEqual({ cards: 2, trade: 3, combat: 0, abilities: 0 });
    expect(attacksOnPlayer(moves, 1).map(({ move }) => move.amount)).toEqual([1, 2]);
  });
});

describe('an open question', () => {
  const asked = view({ turn: { seat: 1, number: 4, questions: [{ type: 'discard', seat: 0, must: true, left: 1 }] } });

  it('is put to the seat that is asked, and to nobody else', () => {
    expect(questionTo(asked, 0)?.type).toBe('discard');
    expect(questionTo(asked, 1)).toBeNull();
    expect(questionTo(view(), 0)).toBeNull();
  });

  it('has its answers in groups, and perhaps a no', () => {
    const answers = answersOf([
      legal('choose scout hand', { type: 'choose', card: 'scout', zone: 'hand' }),
      legal('choose scout discard', { type: 'choose', card: 'scout', zone: 'discard' }),
      legal('choose viper hand', { type: 'choose', card: 'viper', zone: 'hand' }),
      legal('choose 1 junkyard', { type: 'choose', card: 'junkyard', zone: 'bases', seat: 1 }),
      legal('choose seat 1', { type: 'choose', seat: 1 }),
      legal('choose trade', { type: 'choose', option: 'trade' }),
      legal('choose none', { type: 'choose', decline: true }),
    ]);
    expect(answers.cards.map(({ zone, choices }) => [zone, choices.length])).toEqual([['hand', 2], ['discard', 1]]);
    expect([answers.bases.length, answers.seats.length, answers.options.length]).toEqual([1, 1, 1]);
    expect(answers.decline?.text).toBe('choose none');
  });

  it('is asked in words, and so is the no', () => {
    const name = () => 'Bo';
    expect(askedFor({ type: 'scrap', seat: 0, must: false, discard_too: true }, name)).toEqual({ id: 'realms-ask-scrap', args: { must: false, count: 1, zone: 'both' } });
    expect(askedFor({ type: 'scrap', seat: 0, then_draw: true, left: 2 }, name).id).toBe('realms-ask-scrap-draw');
    expect(askedFor({ type: 'gift', seat: 0, receiver: 1 }, name)).toEqual({ id: 'realms-ask-gift', args: { name: 'Bo' } });
    expect(noTo({ type: 'scrap_row', seat: 0 }).id).toBe('realms-decline-scrap');
    expect(noTo({ type: 'scrap', seat: 0, done: 1 }).id).toBe('realms-done');
  });

  it('names both effects that a card leaves one to choose from', () => {
    const asks = askedFor({ type: 'option', seat: 0, card: 'patrol-mech' }, () => '');
    expect(asks).toMatchObject({ id: 'realms-ask-either', args: { first: { id: 'realms-gains' }, second: { id: 'realms-gains' } } });
    expect(askedFor({ type: 'option', seat: 0, card: 'recycling-station' }, () => '').args?.second).toMatchObject({ id: 'star-realms-effect-discard-then-draw' });
    expect(chosenEffect(optionsOf('patrol-mech')[0]!).id).toBe('realms-gain');
    expect(optionsOf('scout')).toEqual([]);
  });

  it('comes from the card that was played or used last', () => {
    const log = [{ event: { type: 'played', card: 'scout' } }, { event: { type: 'used', card: 'junkyard' } }, { event: { type: 'asked' } }];
    expect(askedBy(log, { type: 'scrap', seat: 0 })).toBe('junkyard');
    expect(askedBy([...log, { event: { type: 'turn' } }], { type: 'discard', seat: 0 })).toBeNull();
    expect(askedBy(log, { type: 'option', seat: 0, card: 'barter-world' })).toBe('barter-world');
  });
});

describe('seats', () => {
  const six = (format: 'emperor' | 'raid' | 'hunter' | 'hydra3', mine: number | null = 0) =>
    view({ seat: mine, players: Array.from({ length: 6 }, () => player()), options: { format } });

  it('take the format from the number of players unless it was set', () => {
    expect(formatOf(view())).toBe('duel');
    expect(formatOf(view({ players: [player(), player(), player()] }))).toBe('deathmatch');
    expect(formatOf(six('raid'))).toBe('raid');
  });

  it('lie clockwise from the left neighbour', () => {
    expect(around(2, 4)).toEqual([3, 0, 1]);
  });

  it('face each other in Emperor, partners beside me', () => {
    const seen = six('emperor', 1);
    const places = placesOf(seen, seatingOf(seen));
    expect(places).toEqual({ me: 1, enemies: [5, 4, 3], partners: [0, 2] });
    expect(seatingOf(seen)).toMatchObject({ roles: ['admiral', 'emperor', 'admiral', 'admiral', 'emperor', 'admiral'], full: [50, 60, 50, 50, 60, 50] });
    // I sit between my partners: whom they face sits above them.
    const corner = six('emperor', 0);
    expect(placesOf(corner, seatingOf(corner))).toEqual({ me: 0, enemies: [4, 5, 3], partners: [1, 2] });
    expect(relationOf(seen, seatingOf(seen), places, 4)).toEqual({ id: 'realms-faces-you' });
    expect(relationOf(seen, seatingOf(seen), places, 5)).toEqual({ id: 'realms-faces', seat: 0 });
  });

  it('are one Boss against the others in a raid', () => {
    const seen = six('raid', 2);
    expect(placesOf(seen, seatingOf(seen))).toEqual({ me: 2, enemies: [0], partners: [3, 4, 5, 1] });
    expect(seatingOf(seen).full[0]).toBe(90);
  });

  it('are hunted and hunt, the living only', () => {
    const seen = six('hunter', 0);
    seen.players[1] = player({ authority: 0 });
    const seating = seatingOf(seen);
    const places = placesOf(seen, seating);
    expect([1, 2, 5].map((seat) => relationOf(seen, seating, places, seat)?.id)).toEqual([undefined, 'realms-prey', 'realms-hunter']);
    // Whoever looks on hunts nobody: it is told who hunts whom.
    expect([0, 1, 5].map((seat) => watched(seen, seating, seat))).toEqual([{ id: 'realms-hunts', seat: 2 }, null, { id: 'realms-hunts', seat: 0 }]);
  });

  it('share their authority in a Hydra', () => {
    expect(seatingOf(six('hydra3'))).toMatchObject({ sides: [0, 0, 0, 1, 1, 1], shared: true, full: [100, 100, 100, 100, 100, 100] });
  });
});

it('equal cards of a pile are counted', () => {
  expect(counted(['scout', 'viper', 'scout'])).toEqual([{ card: 'scout', count: 2 }, { card: 'viper', count: 1 }]);
});

describe("somebody's part of the table", () => {
  const shown = view({ players: [player(), player({ bases: ['blob-wheel'] }), player()] });
  const reachable = (moves: Parameters<typeof isReachable>[1]): boolean[] => [1, 2].map((seat) => isReachable(realmOf(shown, seat), moves));

  it('can be reached by whatever aims at its owner or a base there', () => {
    expect(reachable([])).toEqual([false, false]);
    expect(reachable([legal('attack 2 1', { type: 'attack', seat: 2, amount: 1 })])).toEqual([false, true]);
    expect(reachable([legal('attack 1 blob-wheel 5', { type: 'attack_base', seat: 1, card: 'blob-wheel', amount: 5 })])).toEqual([true, false]);
    expect(reachable([legal('choose 2', { type: 'choose', seat: 2 })])).toEqual([false, true]);
    expect(reachable([legal('end', { type: 'end' })])).toEqual([false, false]);
  });
});
