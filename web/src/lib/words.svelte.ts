/**
 * From a message to a sentence, as src/asterism/words does it: the same Fluent files, the same
 * names, the same ways to say a list or a thing that nobody may know.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Json, ServerSay } from '$types';
import { api } from './base';
import { boxTexts } from './box_texts';
import type { Language } from './http';
import { keep, recall } from './kept';

export const LANGUAGES: readonly Language[] = ['fr', 'en', 'de'];
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English', de: 'Deutsch' };

// Arguments of these names hold seats; whoever speaks knows the names.
const SEAT_ARGUMENTS = new Set(['player', 'winners']);
const YOU = 'you';
const UNKNOWN = 'unknown';

export interface Message {
  id: string;
  args?: Readonly<Record<string, unknown>>;
}

export interface Listener {
  /** The players' names by seat. */
  names?: readonly string[];
  /** The seat that the sentence speaks to. */
  you?: number | null;
  /** The pack of the game: its names of cards replace the game's own. */
  box?: Json | null;
}

type Loader = () => Promise<string>;
const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const shared = import.meta.glob<string>('../../../src/asterism/{engine,server,analysis}/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/asterism/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
// What the guided first games say: all of them, and each.
const lessons = import.meta.glob<string>('../../../src/asterism/{lessons,lessons/*}/text/*.ftl', { query: '?raw', import: 'default' });
// What the page itself says at a game's table.
const tables = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

function loaders(language: Language, folder: string | null): Loader[] {
  const all = folder === null ? { ...own, ...shared } : { ...games, ...tables, ...lessons };
  const ending = folder === null ? `/${language}.ftl` : `/${folder}/text/${language}.ftl`;
  return Object.entries(all).flatMap(([path, load]) => (path.endsWith(ending) ? [load] : []));
}

/** What a game of another package says: the server has it. */
async function installed(language: Language, game: string): Promise<string> {
  const response = await fetch(api(`/words/${language}?game=${encodeURIComponent(game)}`));
  return response.ok ? response.text() : '';
}

/** All that one language has loaded so far. */
class Book {
  readonly bundle: FluentBundle;
  readonly lists: Intl.ListFormat;
  private readonly loaded = new Map<string, Promise<void>>();
  private readonly resources: FluentResource[] = [];
  /** The last box, and how it is spoken of; told anew when more texts have come. */
  private boxed: { box: Json; count: number; book: Book } | null = null;

  constructor(readonly language: Language) {
    // Python says sentences without the invisible signs around arguments; so do we.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.lists = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  load(folder: string | null): Promise<void> {
    const name = folder ?? '';
    const begun = this.loaded.get(name) ?? this.read(folder);
    this.loaded.set(name, begun);
    return begun;
  }

  private async read(folder: string | null): Promise<void> {
    const known = loaders(this.language, folder);
    const texts = known.length || folder === null ? await Promise.all(known.map((load) => load())) : [await installed(this.language, folder)];
    for (const text of texts) this.add(new FluentResource(text));
  }

  private add(resource: FluentResource): void {
    this.resources.push(resource);
    this.bundle.addResource(resource, { allowOverrides: true });
  }

  /** The same texts, with the names of another box. */
  with(box: Json): Book {
    const count = this.resources.length;
    if (this.boxed?.box !== box || this.boxed.count !== count) {
      const book = new Book(this.language);
      for (const resource of this.resources) book.add(resource);
      book.add(new FluentResource(boxTexts(box, this.language, (id, part) => this.sentence(id, part, {}))));
      this.boxed = { box, count, book };
    }
    return this.boxed.book;
  }

  sentence(id: string, part: string | null, args: Record<string, FluentVariable>): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = part === null ? message?.value : message?.attributes[part];
    if (!pattern) return null;
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, problems);
    return problems.length ? null : said;
  }
}

function preferred(): Language {
  const kept = recall<string>('language', '');
  const wishes = [kept, ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  const spoken = wishes.map((wish) => wish.slice(0, 2).toLowerCase() as Language);
  return spoken.find((language) => LANGUAGES.includes(language)) ?? 'en';
}

class Words {
  language = $state<Language>(preferred());
  /** Rises when texts have arrived, so that whatever was said is said anew. */
  private version = $state(0);
  private readonly books = new Map<Language, Book>();
  private readonly folders = new Set<string>();

  private book(language: Language): Book {
    const book = this.books.get(language) ?? new Book(language);
    this.books.set(language, book);
    return book;
  }

  /** Load what this language needs: the page's own texts, and those of the games in use. */
  async load(language: Language = this.language): Promise<void> {
    const book = this.book(language);
    await Promise.all([null, ...this.folders].map((folder) => book.load(folder)));
    this.version += 1;
  }

  /** The texts of a game, from now on in every language that is chosen. */
  async use(game: string): Promise<void> {
    this.folders.add(game);
    await this.load();
  }

  /** Speak another language, once its texts are there. */
  async speak(language: Language): Promise<void> {
    await this.load(language);
    this.language = language;
    keep('language', language);
    document.documentElement.lang = language;
  }

  /** Whether there are words for a message. */
  has(id: string, part: string | null = null): boolean {
    void this.version;
    const message = this.book(this.language).bundle.getMessage(id);
    return Boolean(part === null ? message?.value : message?.attributes[part]);
  }

  /** The sentence; `part` asks for an attribute, such as its help. Without words: the bare message. */
  say(message: Message | ServerSay, part: string | null = null, listener: Listener = {}): string {
    void this.version;
    const usual = this.book(this.language);
    const book = listener.box ? usual.with(listener.box) : usual;
    const given = Object.entries(message.args ?? {});
    const args = Object.fromEntries(
      given.map(([name, value]) => [name, this.argument(book, name, value, listener)]),
    );
    return book.sentence(message.id, part, args) ?? bare(message.id, part, args);
  }

  private argument(book: Book, name: string, value: unknown, listener: Listener): FluentVariable {
    if (Array.isArray(value)) return this.list(book, name, value as unknown[], listener);
    if (isMessage(value)) return this.say(value, null, listener);
    if (value === null || value === undefined) return UNKNOWN;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number' && SEAT_ARGUMENTS.has(name)) {
      return value === listener.you ? YOU : this.name(value, listener);
    }
    if (typeof value === 'object') return pick(value as Readonly<Record<string, string>>, book.language);
    return typeof value === 'number' ? value : String(value);
  }

  private list(book: Book, name: string, items: unknown[], listener: Listener): string {
    // Among others, the reader is called by name: "you" would need another verb.
    const named = SEAT_ARGUMENTS.has(name) && items.length > 1;
    const said = items.map((item) =>
      named && typeof item === 'number' ? this.name(item, listener) : this.argument(book, name, item, listener),
    );
    return book.lists.format(said.map(String));
  }

  private name(seat: number, listener: Listener): string {
    return listener.names?.[seat] ?? this.say({ id: 'engine-player', args: { number: seat + 1 } });
  }
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

function bare(id: string, part: string | null, args: Record<string, FluentVariable>): string {
  const name = part === null ? id : `${id}.${part}`;
  const shown = Object.entries(args).map(([key, value]) => `${key}: ${String(value)}`);
  return shown.length ? `${name} (${shown.join(', ')})` : name;
}

export const words = new Words();

/** A text, or one for each of several languages, such as the names in a pack. */
export type Texts = string | Readonly<Record<string, string>>;

/** The text in the language of the page, or in English, or any. */
export const inLanguage = (texts: Texts): string => (typeof texts === 'string' ? texts : pick(texts, words.language));

const pick = (texts: Readonly<Record<string, string>>, language: string): string => texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';

/** How dates are written: the page's English is British, as its spelling is. */
export const locale = (): string => (words.language === 'en' ? 'en-GB' : words.language);

/** A text of the page: `t('page-play')`, with arguments if it has any. */
export const t = (id: string, args?: Readonly<Record<string, unknown>>): string => words.say({ id, args });
