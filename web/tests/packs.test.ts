/** Packs on the page: whose language, which box, and what is chosen. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerGameInfo } from '$types';
import { keep } from '$lib/kept';
import { filled, textIn, withPack } from '$lib/packs';
import { person } from '$lib/person.svelte';
import { applying, Setup, withoutSets } from '$lib/setup.svelte';
import { words } from '$lib/words.svelte';
import PackChoice from '$ui/PackChoice.svelte';
import SetChoice from '$ui/SetChoice.svelte';

const pack = { format: 1, game: 'stellar', name: 'Ours' };
const told = {
  fingerprint: 'f9', game: 'stellar', name: '<b>Ours</b>', author: null, version: null, about: null, changes: 1,
  changed: [{ piece: 'P1', field: 'stars', was: 3, now: 9 }], inferred: [], pack,
};

describe('the texts of a pack', () => {
  it('are in the language of the reader, else in English, else in any', async () => {
    await words.speak('de');
    expect(textIn({ en: 'night', de: 'Nacht' })).toBe('Nacht');
    expect(textIn({ fr: 'nuit', en: 'night' })).toBe('night');
    expect(textIn({ fr: 'nuit' })).toBe('nuit');
    expect(textIn('nox')).toBe('nox');
    expect(textIn(null)).toBe('');
    await words.speak('en');
  });
});

describe('the options beside a pack', () => {
  const option = (name: string, value: unknown, needs: { option: string; values: unknown[] } | null) => ({
    name, kind: 'choice', values: [], default: value, message: name, fits: [], first: false, needs,
  });
  const options = [option('stars', [3], { option: 'pack', values: ['rulebook'] }), option('pack', 'rulebook', null)];
  const names = (chosen: object) => applying(options, chosen as Record<string, never>).map(({ name }) => name);

  it('are left out where the pack has the word', () => {
    expect(names({})).toEqual(['stars', 'pack']);
    expect(names({ pack: 'rulebook' })).toEqual(['stars', 'pack']);
    expect(names({ pack: 'f9' })).toEqual(['pack']);
  });
});

describe('the sets of a pack', () => {
  const option = { name: 'sets', kind: 'sets', values: ['default'], default: 'default', message: 'star-realms-option-sets', fits: [], first: false, needs: null };
  const sets = [{ set: 'dawn', name: { en: 'Dawn', fr: 'Aube' } }, { set: 'dusk', name: 'Dusk', spare: true }];
  const shown = (value: unknown, change: (value: unknown) => void) => render(SetChoice, { option, pack: { ...pack, sets }, value, change });

  beforeEach(async () => {
    await words.speak('en');
    await words.use('star_realms');
  });

  it('are mixed as the pack has it, until somebody chooses', async () => {
    const change = vi.fn();
    shown('default', change);
    expect(screen.getByLabelText<HTMLInputElement>('Dawn').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Dusk').checked).toBe(false);
    await fireEvent.click(screen.getByLabelText('Dusk'));
    expect(change).toHaveBeenLastCalledWith(['dawn', 'dusk']);
  });

  it('are as usual again when they are chosen so', async () => {
    const change = vi.fn();
    shown(['dawn', 'dusk'], change);
    await fireEvent.click(screen.getByLabelText('Dusk'));
    expect(change).toHaveBeenLastCalledWith('default');
    await fireEvent.click(screen.getByLabelText('Dawn'));
    expect(change).toHaveBeenLastCalledWith(['dusk']);
  });

  it('are not offered where there are none', () => {
    render(SetChoice, { option, pack, value: 'default', change: () => undefined });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are not those of the last time if a link brings another pack', () => {
    const game = { name: 'birds', players: [2], options: [option, { ...option, name: 'pack', kind: 'data' }] } as unknown as ServerGameInfo;
    keep('setup birds', { options: { pack: 'f9', sets: ['dawn'] } });
    expect(new Setup(game).options).toEqual({ pack: 'f9', sets: ['dawn'] });
    expect(new Setup(game, { pack: 'f9' }).options).toEqual({ pack: 'f9', sets: ['dawn'] });
    expect(new Setup(game, { pack: 'f8' }).options).toEqual({ pack: 'f8' });
  });

  it('are forgotten with their pack', () => {
    expect(withoutSets({ sets: ['dawn'], pack: 'f9', boxes: 2 }, [option])).toEqual({ pack: 'f9', boxes: 2 });
  });
});

describe('the names of a pack', () => {
  const box = (card: object) => ({ ...pack, cards: [{ card: 'P3', ...card }] });
  const say = (id: string, card: object | null, part: string | null = null) => words.say({ id, args: { card: 'P3' } }, part, { box: card && box(card) });

  it('are said wherever the game would say its own', async () => {
    await words.speak('en');
    await words.use('stellar');
    const name = { fr: 'Vulcain', en: 'Vulcan' };
    expect(say('stellar-card', { name })).toBe('Vulcan (planet 3)');
    expect(say('stellar-fact', { name })).toBe(say('stellar-fact', null));
    expect(say('stellar-fact', { fact: 'Never there.' })).toBe('Never there.');
    expect(say('stellar-card', { fact: 'Never there.' })).toBe('Mars (planet 3)');
    expect(say('stellar-card', null)).toBe('Mars (planet 3)');
  });

  it('are text, whatever they look like', () => {
    const strange = '{ stellar-card-P1 } "\\\\ *[x] <b>';
    expect(say('stellar-card-P3', { name: strange })).toBe(strange);
  });

  it('do not mix with those of another box', () => {
    const [one, other] = [box({ name: 'Vulcan' }), box({ name: 'Planet X' })];
    const named = (which: object) => words.say({ id: 'stellar-card-P3' }, null, { box: which as Record<string, never> });
    expect([named(one), named(other), named(one)]).toEqual(['Vulcan', 'Planet X', 'Vulcan']);
  });
});

describe('a view', () => {
  it('is itself without a pack, and whole with one', async () => {
    const plain = { options: { pack: 'rulebook' } };
    expect(await withPack(plain)).toBe(plain);
    expect(filled({}, null)).toEqual({});
    expect(filled({ options: { pack: 'f7' } }, 'f7')).toBeNull();
    filled({ options: { pack } }, 'f7');
    expect(filled({ options: { pack: 'f7', stars: 1 } }, 'f7')).toEqual({ options: { pack, stars: 1 } });
  });

  it('never gets the pack of another game with the same cards', () => {
    const other = { ...pack, name: 'Theirs' };
    filled({ options: { pack } }, 'a');
    filled({ options: { pack: other } }, 'b');
    expect(filled({ options: { pack: 'a' } }, 'a')).toEqual({ options: { pack } });
    expect(filled({ options: { pack: 'b' } }, 'b')).toEqual({ options: { pack: other } });
  });
});

describe('the choice of a pack', () => {
  const answers: Record<string, [number, unknown]> = {};
  beforeEach(async () => {
    await words.speak('en');
    person.me = { id: 'ada', name: 'Ada', language: 'en' };
    answers['/packs?game=stellar'] = [200, { packs: [] }];
    vi.stubGlobal('fetch', (url: string) => {
      const [, [status, body]] = Object.entries(answers).find(([end]) => url.endsWith(end)) ?? ['', [404, {}]];
      return Promise.resolve(new Response(JSON.stringify(body), { status: status as number }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const paste = async () => {
    await fireEvent.input(screen.getByLabelText('Or paste its text'), { target: { value: 'text' } });
    await fireEvent.click(screen.getByText('Use this pack'));
  };

  it('takes a text of one\u2019s own, and says what it changes, as text', async () => {
    answers['/packs'] = [201, told];
    const change = vi.fn();
    const { rerender } = render(PackChoice, { game: 'stellar', value: 'rulebook', change });
    await paste();
    await vi.waitFor(() => expect(change).toHaveBeenCalledWith('f9'));
    await rerender({ value: 'f9' });
    expect((await screen.findByTestId('pack')).textContent).toContain('<b>Ours</b>');
    expect(screen.getByText('stars 3 → 9')).toBeTruthy();
  });

  it('shows the reason of a refusal and changes nothing', async () => {
    answers['/packs'] = [422, { code: 'bad', reason: 'pack.cards[0].card: no' }];
    const change = vi.fn();
    render(PackChoice, { game: 'stellar', value: 'rulebook', change });
    await paste();
    expect((await screen.findByRole('alert')).textContent).toBe('pack.cards[0].card: no');
    expect(change).not.toHaveBeenCalled();
  });

  it('does not take the pack of another game', async () => {
    answers['/packs'] = [201, { ...told, game: 'star_realms' }];
    const change = vi.fn();
    render(PackChoice, { game: 'stellar', value: 'rulebook', change });
    await paste();
    expect((await screen.findByRole('alert')).textContent).toContain('This pack is for');
    expect(change).not.toHaveBeenCalled();
  });
});
