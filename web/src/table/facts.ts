/**
 * What a view says, in words, for the plain table: any game's JSON, with the names that its texts have
 * for cards, tokens and constellations, and the page's words for what the games call their fields.
 */

import type { Json } from '$types';
import { boxOf } from '$lib/packs';
import { words } from '$lib/words.svelte';
import type { Seat } from './contract';

/** `card`: what can be shown large. */
interface Item {
  text: string;
  card?: string;
}
export interface Fact {
  key: string;
  label: string;
  items: Item[];
  inner: Fact[];
  /** It is what one decides by: cards to look at. */
  open: boolean;
}
/** The facts of one part of the table: the first ones, and those for whoever wants to know more. */
export interface Told {
  facts: Fact[];
  more: Fact[];
}
export interface Position {
  common: Told;
  players: readonly (Told & { seat: Seat })[];
}

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);

// What is told elsewhere on the page, or is for programs only.
const ELSEWHERE = new Set(['game', 'seat', 'seats', 'players', 'outcome', 'sheet', 'questions']);
const FIRST = ['hand', 'trade_row', 'row', 'middle', 'sky'];
const MORE = new Set(['options', 'stars', 'first', 'unseen', 'trade_deck', 'scrap_heap', 'away', 'pile', 'candidates', 'may_hold', 'known', 'known_in_hand']);
// Worth a word only if there is any.
const RARE = new Set(['debt', 'blobs', 'tops', 'damage', 'copy', 'trade', 'combat']);
const SEATS = new Set(['seat', 'first', 'winners', 'receiver']);
const NAMES = [['card', 'card'], ['token-bare', 'token'], ['board', 'board'], ['step', 'step']] as const;

const humane = (code: string): string => {
  const text = code.replace(/[_-]/g, ' ');
  return text.length > 2 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

class Teller {
  private readonly prefix: string;
  private readonly box: Json | null;

  constructor(
    private readonly view: Json,
    private readonly seats: readonly Seat[],
    game: string,
  ) {
    this.prefix = game.replaceAll('_', '-');
    this.box = boxOf(view);
  }

  /** A text of the game or the page, with the names that the box has for its cards. */
  private say(id: string, args?: Readonly<Record<string, unknown>>): string {
    return words.say({ id, args }, null, { box: this.box });
  }

  /** The game's own word for a field (`mygame-field-hand`), or the page's. */
  label(key: string): string {
    const field = key.replaceAll('_', '-');
    const id = [`${this.prefix}-field-${field}`, `page-fact-${field}`].find((one) => words.has(one));
    if (id) return this.say(id);
    return /^\d+$/.test(key) ? key : this.name(key);
  }

  /** What the game calls it; `~` before a card: it lies face down. */
  name(code: string): string {
    if (code.startsWith('~')) {
      const card = code.slice(1);
      return card ? `${this.name(card)}, ${this.label('face_down')}` : this.label('face_down');
    }
    for (const [id, argument] of NAMES) {
      const message = `${this.prefix}-${id}`;
      if (!words.has(message)) continue;
      const said = this.say(message, { [argument]: code });
      if (said !== code && said !== this.say(message, { [argument]: 'unknown' })) return said;
    }
    if (/^[a-z]+\.[a-z]+$/.test(code)) return code.split('.').map((part) => this.name(part)).join(' ');
    const word = `page-fact-${code.replaceAll('_', '-')}`;
    return words.has(word) ? this.say(word) : humane(code);
  }

  private isCard(code: string): boolean {
    const id = `${this.prefix}-card`;
    if (!words.has(id)) return false;
    const said = this.say(id, { card: code });
    return said !== code && said !== this.say(id, { card: 'unknown' });
  }

  private seat(number: number): string {
    const seat = this.seats[number];
    return seat?.isYou ? this.say('page-you') : (seat?.name ?? String(number + 1));
  }

  private one(key: string, value: unknown): Item[] {
    if (value === null || value === undefined) return [];
    if (typeof value === 'boolean') return value ? [{ text: this.label(key) }] : [];
    if (typeof value === 'number') return [{ text: SEATS.has(key) ? this.seat(value) : String(value) }];
    const code = String(value);
    return [this.isCard(code) ? { text: this.name(code), card: code } : { text: this.name(code) }];
  }

  /** A small thing in one breath: "Vega, 10, face down". */
  private breath(thing: Thing): string {
    const parts = Object.entries(thing).flatMap(([key, value]) => {
      if (RARE.has(key) && !value) return [];
      const said = this.items(key, value).map((item) => item.text).join(', ');
      if (!said) return [];
      const speaks = typeof value === 'boolean' || typeof value === 'string' || SEATS.has(key);
      return [speaks ? said : `${this.label(key)} ${said}`];
    });
    return parts.join(', ');
  }

  private items(key: string, value: unknown): Item[] {
    if (isThing(value)) {
      if ('seat' in value || 'card' in value) return [{ text: this.breath(value) }];
      return Object.entries(value).flatMap(([name, inner]) => {
        const said = isThing(inner) ? this.breath(inner) : this.items(name, inner).map((item) => item.text).join(', ');
        return said ? [{ text: typeof inner === 'boolean' ? said : `${this.label(name)}: ${said}` }] : [];
      });
    }
    if (!Array.isArray(value)) return this.one(key, value);
    // Lists with a number for each player, in the order of the seats.
    if (value.length === this.seats.length && value.every((one) => typeof one === 'number') && !SEATS.has(key)) {
      return value.map((one, seat) => ({ text: `${this.seat(seat)} ${String(one)}` }));
    }
    // Or a yes or no for each: who does.
    if (value.length === this.seats.length && value.every((one) => typeof one === 'boolean')) {
      return value.flatMap((one, seat) => (one ? [{ text: this.seat(seat) }] : []));
    }
    const said = value.map((one): Item => {
      if (isThing(one)) return { text: this.breath(one) };
      return this.one(key, one)[0] ?? { text: this.say('page-fact-empty') };
    });
    // Equal ones are counted, but where the place matters.
    if (FIRST.includes(key) && key !== 'hand') return said;
    const counts = new Map<string, number>();
    for (const { text } of said) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].map(([text, count]) => {
      const card = said.find((item) => item.text === text)?.card;
      const shown = count > 1 ? `${count} × ${text}` : text;
      return card ? { text: shown, card } : { text: shown };
    });
  }

  private options(options: Thing): Item[] {
    return Object.entries(options).map(([name, value]) => {
      const id = `${this.prefix}-option-${name.replaceAll('_', '-')}`;
      const part = `value-${String(value).replaceAll('_', '-')}`;
      const said = words.has(id, part) ? words.say({ id }, part) : this.items(name, value).map((item) => item.text).join(', ');
      return { text: `${words.has(id) ? this.say(id) : humane(name)}: ${said}` };
    });
  }

  fact(key: string, value: unknown): Fact {
    const fact = { key, label: this.label(key), items: [] as Item[], inner: [] as Fact[], open: FIRST.includes(key) };
    if (key === 'options' && isThing(value)) return { ...fact, items: this.options(value) };
    const isDeep = (one: unknown) => isThing(one) && Object.values(one).some(isThing);
    if (!Array.isArray(value) || !value.some(isDeep)) return { ...fact, items: this.items(key, value) };
    const inner = value.map((one: unknown, index): Fact => {
      if (!isThing(one)) return { key: String(index), label: String(index + 1), items: [{ text: this.say('page-fact-empty') }], inner: [], open: false };
      const [name, ...rest] = Object.entries(one);
      const items = rest.flatMap(([part, held]) => this.items(part, held));
      return { key: String(index), label: this.name(String(name?.[1] ?? index + 1)), items: items.length ? items : [{ text: this.say('page-fact-nothing') }], inner: [], open: false };
    });
    return { ...fact, inner };
  }

  told(thing: Thing): Told {
    const worth = Object.entries(thing).filter(([key, value]) => {
      if (ELSEWHERE.has(key) || value === null || (key === 'known' && isThing(value))) return false;
      if (RARE.has(key) || typeof value === 'boolean') return Boolean(value);
      return !(Array.isArray(value) ? value.length === 0 : isThing(value) && Object.keys(value).length === 0);
    });
    const facts = worth.map(([key, value]) => this.fact(key, value)).filter((fact) => fact.items.length || fact.inner.length);
    const place = ({ key }: Fact) => (FIRST.indexOf(key) + FIRST.length + 1) % (FIRST.length + 1);
    facts.sort((one, other) => place(one) - place(other));
    return { facts: facts.filter(({ key }) => !MORE.has(key)), more: facts.filter(({ key }) => MORE.has(key)) };
  }

  position(): Position {
    const players = Array.isArray(this.view.players) ? (this.view.players as unknown[]).filter(isThing) : [];
    const sheet = isThing(this.view.sheet) && Array.isArray(this.view.sheet.players) ? (this.view.sheet.players as unknown[]) : [];
    const mine = this.seats.find((seat) => seat.isYou)?.number;
    const own = mine === undefined ? null : players[mine]?.hand;
    // What is in the box has a page of its own.
    const { pack: _, ...options } = isThing(this.view.options) ? this.view.options : {};
    const view = this.view.options === undefined ? this.view : { ...this.view, options };
    const common = this.told(own ? { hand: own, ...view } : view);
    const told = players.map((player, number) => {
      const line = sheet[number];
      const points = isThing(line) ? Object.fromEntries(Object.entries(line).filter(([, value]) => typeof value === 'number')) : {};
      const { hand, ...others } = player;
      return { seat: this.seats[number], ...this.told({ ...(number === mine ? others : { hand, ...others }), ...points }) };
    });
    const seated = told.flatMap(({ seat, ...rest }) => (seat ? [{ seat, ...rest }] : []));
    return { common, players: seated.sort((one, other) => Number(other.seat.isYou) - Number(one.seat.isYou)) };
  }
}

/** How it stands, in the order in which one wants to know it. */
export const position = (view: Json, seats: readonly Seat[]): Position => new Teller(view, seats, String(view.game ?? '')).position();

/** What somebody holds, in words. */
export const held = (view: Json, seats: readonly Seat[]): string =>
  new Teller(view, seats, String(view.game ?? '')).fact('hand', view.hand ?? []).items.map((item) => item.text).join(', ');
