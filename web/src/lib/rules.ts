/** The rules of a game in our own words (docs/rules), as parts that a page can show and search. */

import { api } from './base';
import type { Language } from './http';

export interface Piece {
  kind: 'text' | 'strong' | 'em' | 'code' | 'clause';
  text: string;
}
export type Block =
  | { kind: 'heading' | 'paragraph'; clause: string | null; pieces: Piece[] }
  | { kind: 'drawing'; clause: null; text: string }
  | { kind: 'list'; clause: null; items: Piece[][] }
  | { kind: 'table'; clause: null; head: Piece[][]; rows: Piece[][][] };

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const CLAUSE = /^<a id="[a-z0-9-]+"><\/a>\s*\*\*([A-Z]{2}-[0-9][0-9.]*[a-z]?)\*\*\s*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]*)\)/g;

/** The page of a game in a language; null if there is none. */
export async function rulesOf(game: string, language: Language): Promise<Block[] | null> {
  const load = pages[`../../../docs/rules/${game}.${language}.md`];
  const text = load ? await load() : await installed(game, language);
  return text === null ? null : parse(text);
}

/** What a game of another package brings: the server has it. */
async function installed(game: string, language: Language): Promise<string | null> {
  try {
    const response = await fetch(api(`/rules/${language}?game=${encodeURIComponent(game)}`));
    return response.ok ? await response.text() : null;
  } catch {
    return null; // nobody answered: there is nothing to read
  }
}

export function parse(text: string): Block[] {
  // A drawing may have empty lines; everything else ends with one.
  const parts = text.split(/(```[a-z]*\n[^]*?\n```)/).flatMap((part) => (part.startsWith('```') ? [part] : part.trim().split(/\n{2,}/)));
  // The title and the links to other languages: whoever shows the rules has both.
  const isHead = (part: string, at: number) => (at === 0 && part.startsWith('# ')) || (at === 1 && part.includes('](') && part.includes(' · '));
  return parts.flatMap((part, at) => (part && !isHead(part, at) ? [block(part)] : []));
}

function block(part: string): Block {
  const lines = part.split('\n');
  if (part.startsWith('```')) return { kind: 'drawing', clause: null, text: lines.slice(1, -1).join('\n') };
  if (part.startsWith('#')) return { kind: 'heading', clause: null, pieces: inline(part.replace(/^#+ /, '')) };
  if (part.startsWith('|')) {
    const cells = lines.map((line) => line.slice(1, -1).split('|').map((cell) => inline(cell.trim())));
    return { kind: 'table', clause: null, head: cells[0] ?? [], rows: cells.slice(2) };
  }
  if (/^(-|\d+\.) /.test(part)) {
    return { kind: 'list', clause: null, items: lines.map((line) => inline(line.replace(/^(-|\d+\.) /, ''))) };
  }
  const clause = CLAUSE.exec(part);
  return { kind: 'paragraph', clause: clause?.[1] ?? null, pieces: inline(part.replace(CLAUSE, '').replaceAll('\n', ' ')) };
}

function inline(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [, strong, em, code, label, target] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong.replaceAll('*', '') });
    else if (em !== undefined) found.push({ kind: 'em', text: em.replaceAll('`', '') });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: target?.startsWith('#') ? 'clause' : 'text', text: label ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

const plain = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');

function wordsOf(block: Block): string {
  if (block.kind === 'drawing') return block.text;
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ');
  return `${block.clause ?? ''} ${plain(block.pieces)}`;
}

// Whoever types "deja" means "déjà".
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The parts that have all the words, each chapter under its heading; no words: everything. */
export function search(blocks: readonly Block[], wanted: string): Block[] {
  const terms = bare(wanted).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...blocks];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const text = bare(wordsOf(block));
    if (!terms.every((term) => text.includes(term))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
