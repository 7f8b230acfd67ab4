/** The page's own words for Stellar: the same in every language, all that is said, and nothing else. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../src/games/stellar');
const LANGUAGES = ['en', 'fr', 'de'] as const;

function texts(language: string): Map<string, string[]> {
  const source = readFileSync(join(FOLDER, `text/${language}.ftl`), 'utf8');
  expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
  const found = new Map<string, string[]>();
  for (const part of source.split(/^(?=[a-z])/m)) {
    const id = /^([\w-]+) =/.exec(part)?.[1];
    if (id) found.set(id, [...new Set(part.match(/\$\w+/g) ?? [])].sort());
  }
  return found;
}

const code = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(join(FOLDER, path), 'utf8'));
const said = new Set(code.flatMap((text) => text.match(/stellar-table-[a-z0-9-]*[a-z0-9]/g) ?? []));
const stems = [...new Set(code.flatMap((text) => [...text.matchAll(/(stellar-table-[a-z0-9-]*-)\$\{/g)].map(([, stem]) => stem ?? '')))];

describe('the words of the table', () => {
  it.each(LANGUAGES)('are the same in %s, about the same arguments', (language) => {
    expect(texts(language)).toEqual(texts('en'));
  });

  it('are all there, and all said', () => {
    const ids = new Set(texts('en').keys());
    const built = [...ids].filter((id) => stems.some((stem) => id.startsWith(stem)));
    expect([...ids].filter((id) => !said.has(id) && !built.includes(id))).toEqual([]);
    expect([...said].filter((id) => !ids.has(id) && !stems.some((stem) => stem === `${id}-`))).toEqual([]);
  });
});
