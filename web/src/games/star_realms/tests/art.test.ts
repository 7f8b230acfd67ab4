/** Every card has a picture of its own, icons for all it does, and words in three languages. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '$lib/words.svelte';
import { dial } from '../art/dial';
import { icons, sign, width } from '../art/icons';
import { picture, plate } from '../art/picture';
import { CARDS } from '../cards';
import { cardName, cardSpoken, cardWords, fit } from '../names';

const IDS = Object.keys(CARDS);

describe('the pictures', () => {
  it('differ from card to card and stay the same', () => {
    const plates = IDS.map((id) => plate(id));
    expect(new Set(plates).size).toBe(49);
    expect(IDS.map((id) => plate(id))).toEqual(plates);
  });

  it('are sound drawings without holes in their numbers', () => {
    for (const id of IDS) {
      const drawn = new DOMParser().parseFromString(plate(id), 'image/svg+xml');
      expect(drawn.querySelector('parsererror')).toBeNull();
      expect(plate(id)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are made once and kept', () => {
    expect(picture('ram')).toBe(picture('ram'));
    expect(picture('ram')).toMatch(/^data:image\/svg\+xml,/);
  });

  it('have a sign for every faction that no other has', () => {
    const factions = ['blob', 'trade_federation', 'star_empire', 'machine_cult', 'unaligned'] as const;
    expect(new Set(factions.map(sign)).size).toBe(5);
  });

  it('have icons for everything that a card does', () => {
    for (const [id, { primary, ally, scrap, always }] of Object.entries(CARDS)) {
      for (const effects of [primary, ally, scrap]) {
        if (!effects) continue;
        expect([id, icons(effects, 'or')]).not.toEqual([id, '']);
        expect(width(effects, 'or')).toBeGreaterThan(0);
      }
      expect(primary ?? ally ?? scrap ?? always).toBeDefined();
    }
  });

  it('light as much of a dial as there is authority', () => {
    const lit = (value: number) => dial(value, 50).split('stroke-width="1.9"').length - 1;
    expect([lit(50), lit(25), lit(0), lit(80)]).toEqual([60, 30, 0, 60]);
  });
});

describe('the words', () => {
  beforeAll(async () => {
    await words.speak('en');
    await words.use('star_realms');
  });

  it('on a card come from its effects', () => {
    expect(cardWords('imperial-frigate')).toEqual([
      '+4 combat; an opponent of your choice discards a card.',
      'Ally (Star Empire): +2 combat.',
      'Scrap this card: draw a card.',
    ]);
    expect(cardSpoken('blob-wheel')).toBe('Blob, base, costs 3, defense 5. +1 combat. Scrap this card: +3 trade.');
  });

  it('are there for every card', () => {
    for (const id of IDS) {
      expect(cardWords(id).join(' ')).not.toMatch(/star-realms-/);
      expect(cardName(id)).not.toMatch(/star-realms-/);
    }
  });

  it('get smaller where a name is long', () => {
    expect(['Ram', 'Imperial Frigate', 'Vaisseau de reconn', 'Vaisseau de Reconnaissance'].map(fit)).toEqual(['', 'long', 'long', 'longest']);
  });

  it('of this table are the same in every language, and all are used', () => {
    const folder = join(import.meta.dirname, '..');
    const ids = (language: string): string[] => {
      const source = readFileSync(join(folder, `text/${language}.ftl`), 'utf8');
      expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
      return [...source.matchAll(/^(realms-[\w-]+) =/gm)].map(([, id]) => id ?? '').sort();
    };
    const code = ['Table', 'Actions', 'AmountDialog', 'Ask', 'Card', 'CardsDialog', 'Counts', 'Dial', 'Enlarged', 'EndDialog', 'Fleet', 'Hand', 'Heaps', 'Large', 'Market', 'Partnership', 'Players', 'Pools', 'Realm', 'Self', 'Sheet', 'Status', 'UseDialog', 'WhomDialog', 'Abilities', 'Face', 'Lead', 'Name']
      .map((name) => readFileSync(join(folder, `${name}.svelte`), 'utf8'))
      .concat(['asking', 'seating', 'names'].map((name) => readFileSync(join(folder, `${name}.ts`), 'utf8')))
      .join('\n');
    const english = ids('en');
    expect(ids('fr')).toEqual(english);
    expect(ids('de')).toEqual(english);
    const stems = [...code.matchAll(/realms-[a-z-]*-(?=\$\{)/g)].map(([stem]) => stem);
    stems.push('realms-dawn', 'realms-dusk');
    const unsaid = english.filter((id) => !new RegExp(`${id}(?![\\w-])`).test(code) && !stems.some((stem) => id.startsWith(stem)));
    expect(unsaid).toEqual([]);
    const said = [...code.matchAll(/['"](realms-[a-z_-]*[a-z_])['"]/g)].map(([, id]) => id ?? '');
    expect(said.filter((id) => !english.includes(id))).toEqual([]);
  });
});
