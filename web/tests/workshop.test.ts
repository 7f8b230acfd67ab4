/** The workshop: drafts, and forms from a format. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { words } from '$lib/words.svelte';
import { at, begun, changed, isWithin, pathOf, placeOf, put, redone, undone } from '../src/workshop/draft';
import { drafts } from '../src/workshop/drafts.svelte';
import { Format, type Part } from '../src/workshop/format';
import Form from './workshop_form.svelte';

const pack = { name: 'Ours', cards: [{ card: 'a', copies: 1 }, { card: 'b' }] };

describe('a change', () => {
  it('is made at the path of a field, and nothing else changes', () => {
    const next = put(pack, ['cards', 0, 'copies'], 3);
    expect(at(next, ['cards', 0])).toEqual({ card: 'a', copies: 3 });
    expect(at(next, ['cards', 1])).toBe(pack.cards[1]);
    expect(pack.cards[0]?.copies).toBe(1);
  });

  it('takes away a field, or an item of a list', () => {
    expect(put(pack, ['cards', 0, 'copies'], undefined).cards[0]).toEqual({ card: 'a' });
    expect(put(pack, ['cards', 0], undefined).cards).toEqual([{ card: 'b' }]);
    expect(put(pack, ['cards', 1, 'names', 'en'], 'B').cards[1]).toEqual({ card: 'b', names: { en: 'B' } });
    expect(put(pack as Record<string, unknown>, ['sets', 0], { set: 'dawn' }).sets).toEqual([{ set: 'dawn' }]);
  });

  it('keeps the order of the fields', () => {
    expect(Object.keys(put(pack, ['name'], 'Yours'))).toEqual(['name', 'cards']);
  });
});

describe('the history of a draft', () => {
  const named = (name: string) => ({ ...pack, name });

  it('is taken back and brought back step by step', () => {
    const end = changed(changed(begun(pack), named('One')), named('Two'));
    const back = undone(undone(end));
    expect(back.present).toEqual(pack);
    expect(undone(back)).toBe(back);
    expect(redone(redone(back)).present.name).toBe('Two');
    expect(redone(end)).toBe(end);
  });

  it('has one step for what is typed into one field', () => {
    const typed = ['O', 'On', 'One'].reduce((history, name) => changed(history, named(name), 'name'), begun(pack));
    expect(typed.past).toHaveLength(1);
    expect(undone(typed).present).toEqual(pack);
  });

  it('forgets what was taken back when something else is done', () => {
    const other = changed(undone(changed(begun(pack), named('One'))), named('Two'));
    expect(redone(other)).toBe(other);
  });
});

describe('a place', () => {
  it('is a path as the server writes it', () => {
    for (const place of ['cards[3].copies', 'name', 'cards[0].primary[1].then[0]', 'start.trade-pod', '']) expect(placeOf(pathOf(place))).toBe(place);
    expect(isWithin('cards[1].copies', 'cards[1]')).toBe(true);
    expect(isWithin('cards[10]', 'cards[1]')).toBe(false);
  });
});

describe('drafts', () => {
  beforeEach(() => localStorage.clear());

  it('are kept in the browser until they are removed', () => {
    const draft = drafts.begin('a game', pack);
    drafts.save(draft.id, { ...pack, name: 'Later' });
    const kept = JSON.parse(localStorage.getItem('asterism drafts') ?? '[]') as { pack: { name: string } }[];
    expect(kept.map((one) => one.pack.name)).toEqual(['Later']);
    expect(drafts.find(draft.id)?.pack.name).toBe('Later');
    drafts.remove(draft.id);
    expect(drafts.list).toEqual([]);
  });
});

const number = (minimum: number, maximum: number): Part => ({ type: 'integer', minimum, maximum });
const gain: Part = { title: 'gain', properties: { op: { const: 'gain' }, trade: number(0, 9), combat: number(0, 9) }, required: ['op'] };
const maybe: Part = { title: 'if_bases', properties: { op: { const: 'if' }, bases: number(1, 9), then: { $ref: '#/$defs/effects' } }, required: ['op', 'bases', 'then'] };
const other: Part = { title: 'if_rich', properties: { op: { const: 'if' }, gold: number(1, 9), then: { $ref: '#/$defs/effects' } }, required: ['op', 'gold', 'then'] };
const format = new Format({
  properties: {
    format: { const: 1 },
    name: { anyOf: [{ type: 'string', maxLength: 60 }, { type: 'object', properties: {} }] },
    base: { const: 'rulebook', 'x-file': true },
    hand: number(1, 12),
    start: { type: 'object', additionalProperties: number(1, 20), 'x-of': 'cards' },
    cards: { type: 'array', items: { properties: { card: { type: 'string' }, effects: { $ref: '#/$defs/effects' } }, required: ['card'] } },
  },
  $defs: { effects: { type: 'array', items: { anyOf: [gain, maybe, other] }, minItems: 1, maxItems: 3 } },
});

describe('a format', () => {
  it('says which fields a form has, and which lists of pieces there are', () => {
    expect(format.head.map(([name]) => name)).toEqual(['name']);
    expect(format.settings.map(([name, part]) => [name, format.kindOf(part)])).toEqual([['hand', 'number'], ['start', 'counts']]);
    expect(format.lists.map(({ name, key }) => [name, key])).toEqual([['cards', 'card']]);
  });

  it('makes something that fits, to begin with', () => {
    expect(format.fresh(gain)).toEqual({ op: 'gain', trade: 1 });
    expect(format.fresh(maybe)).toEqual({ op: 'if', bases: 1, then: [{ op: 'gain', trade: 1 }] });
  });

  it('knows things of several kinds apart', () => {
    const item = format.part(format.part({ $ref: '#/$defs/effects' }).items);
    expect(format.kindIn(item, { op: 'if', gold: 2, then: [] })?.title).toBe('if_rich');
    expect(format.kindIn(item, { op: 'gain' })?.title).toBe('gain');
  });
});

describe('the form of a list of effects', () => {
  it('adds, changes and nests them', async () => {
    await words.speak('en');
    const seen: unknown[] = [];
    render(Form, { format, seen: (value: unknown) => seen.push(value) });
    await fireEvent.change(screen.getByRole('combobox', { name: 'effects: Add' }), { target: { value: 'if_bases' } });
    expect(seen.at(-1)).toEqual([{ op: 'if', bases: 1, then: [{ op: 'gain', trade: 1 }] }]);
    await fireEvent.input(screen.getByRole('spinbutton', { name: /^bases/ }), { target: { value: '3' } });
    expect(seen.at(-1)).toEqual([{ op: 'if', bases: 3, then: [{ op: 'gain', trade: 1 }] }]);
    await fireEvent.change(screen.getByRole('combobox', { name: 'effects 1' }), { target: { value: 'gain' } });
    expect(seen.at(-1)).toEqual([{ op: 'gain', trade: 1 }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Remove effects 1' }));
    expect(seen.at(-1)).toBeUndefined();
  });
});
