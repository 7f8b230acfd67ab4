/** The rules as the page reads them: every clause in every language, and found by its words. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse, rulesOf, search } from '$lib/rules';

const FOLDER = join(import.meta.dirname, '../../docs/rules');

describe('the rules', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.md')))('of %s keep every clause', (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const written = [...text.matchAll(/<a id="[a-z0-9-]+"><\/a>\s*\*\*([A-Z]{2}-[0-9.]+[a-z]?)\*\*/g)].map((found) => found[1]);
    const blocks = parse(text);
    expect(blocks.flatMap((block) => block.clause ?? [])).toEqual(written);
    const drawn = blocks.flatMap((block) => (block.kind === 'drawing' ? [block.text] : []));
    expect(drawn).toEqual([...text.matchAll(/```text\n([^]*?)\n```/g)].map((found) => found[1]));
    const shown = JSON.stringify(blocks);
    expect(shown).not.toMatch(/\*\*|<a |\]\(/);
  });

  it('are found by their words, whatever their accents, under their headings', async () => {
    const blocks = (await rulesOf('stellar', 'en')) ?? [];
    const found = search(blocks, 'SATELLITE row renew');
    expect(found.map((block) => block.kind)).toContain('heading');
    expect(found.flatMap((block) => block.clause ?? [])).toContain('ST-3.0');
    expect(search(blocks, 'xyzzy')).toEqual([]);
    expect(search(blocks, ' ')).toEqual(blocks);
    const french = (await rulesOf('star_realms', 'fr')) ?? [];
    expect(search(french, 'eclaireurs').length).toBeGreaterThan(0);
  });

  it('of a game of another package come from the server', async () => {
    const asked = vi.fn((path: string) =>
      Promise.resolve(path === '/api/rules/de?game=comets' ? new Response('# Kometen\n\n<a id="co-1"></a>**CO-1** Wähle.') : new Response('', { status: 404 })),
    );
    vi.stubGlobal('fetch', asked);
    expect(await rulesOf('comets', 'de')).toEqual([{ kind: 'paragraph', clause: 'CO-1', pieces: [{ kind: 'text', text: 'Wähle.' }] }]);
    expect(await rulesOf('chess', 'en')).toBeNull();
    vi.unstubAllGlobals();
  });
});
