/** The page's own texts: the same in every language, all that is said is there, and nothing else. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '$lib/words.svelte';

const SOURCE = join(import.meta.dirname, '../src');
const LANGUAGES = ['en', 'fr', 'de'] as const;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

function texts(language: string): Map<string, string> {
  const source = readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf8');
  const bundle = new FluentBundle(language);
  const problems = bundle.addResource(new FluentResource(source));
  expect(problems).toEqual([]);
  const found = new Map<string, string>();
  let id = '';
  for (const line of source.split('\n')) {
    id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
    const part = /^ {4}\.([a-z-]+) =/.exec(line)?.[1];
    const key = part ? `${id}.${part}` : id;
    if (id) found.set(key, (found.get(key) ?? '') + line);
  }
  return found;
}

const code = [...files(SOURCE)].filter((path) => /\.(svelte|ts)$/.test(path)).map((path) => readFileSync(path, 'utf8'));
const said = new Set(code.flatMap((text) => text.match(/page-[a-z0-9-]*[a-z0-9]/g) ?? []));
const stems = new Set(code.flatMap((text) => [...text.matchAll(/page-[a-z0-9-]*-(?=\$\{)/g)].map(([stem]) => stem)));

describe('the texts of the page', () => {
  const english = texts('en');

  it.each(LANGUAGES)('say the same things in %s, about the same arguments', (language) => {
    const other = texts(language);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const variables = (text: string | undefined) => [...new Set(text?.match(/\$\w+/g))].sort();
    for (const [key, text] of other) expect([key, variables(text)]).toEqual([key, variables(english.get(key))]);
  });

  it('have everything that the page says', () => {
    const missing = [...said].filter((id) => !english.has(id) && ![...stems].some((stem) => stem === `${id}-`));
    expect(missing).toEqual([]);
  });

  it.each([['fr', 'a coûté', 'ont coûté'], ['de', 'hat', 'haben']] as const)('let a verb go with its number in %s', async (language, one, many) => {
    await words.speak(language);
    for (const [lost, verb] of [[1, one], [2, many]] as const) expect(words.say({ id: 'page-review-lost', args: { lost, all: 9 } })).toContain(verb);
  });

  it('have nothing that nobody says', () => {
    const ids = [...english.keys()].filter((key) => !key.includes('.'));
    const unsaid = ids.filter((id) => !said.has(id) && ![...stems].some((stem) => id.startsWith(stem)));
    expect(unsaid).toEqual([]);
  });
});

describe('a sentence', () => {
  beforeAll(async () => {
    await words.speak('en');
    await words.use('stellar');
  });

  it('calls seats by their names, and speaks to the reader', () => {
    const message = { id: 'engine-resigned', args: { player: 1 } };
    expect(words.say(message, null, { names: ['Ada', 'Bo'], you: 0 })).toBe('Bo resigns.');
    expect(words.say(message, null, { names: ['Ada', 'Bo'], you: 1 })).toBe('You resign.');
  });

  it('calls the reader by name among other winners', () => {
    const message = { id: 'engine-outcome-shared', args: { winners: [0, 1] } };
    expect(words.say(message, null, { names: ['Ada', 'Bo'], you: 0 })).toBe('Equal scores: Ada and Bo share the victory.');
  });

  it('is another one in another language', async () => {
    await words.speak('fr');
    expect(words.say({ id: 'page-play-now' })).toBe('Jouer');
    await words.speak('en');
  });

  it('is the bare message where there are no words', () => {
    expect(words.say({ id: 'comets-odd', args: { count: 3 } })).toBe('comets-odd (count: 3)');
  });
});
