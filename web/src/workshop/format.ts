/** The format of a game's packs, as the server tells it (JSON Schema): which fields there are, and which form each needs. */

import type { Json } from '$types';
import { words } from '$lib/words.svelte';

export interface Part {
  type?: string;
  const?: unknown;
  enum?: readonly string[];
  anyOf?: readonly Part[];
  properties?: Readonly<Record<string, Part>>;
  additionalProperties?: Part | false;
  required?: readonly string[];
  items?: Part;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  title?: string;
  $ref?: string;
  /** It names a piece of this list. */
  'x-of'?: string;
  /** Only files say it. */
  'x-file'?: boolean;
  /** A list of pieces that no table draws. */
  'x-plain'?: boolean;
  /** The clause of the rules that only infers it. */
  'x-clause'?: string;
}

/** The kinds of forms. `kinds`: a list of objects of several kinds; `counts`: a number for each of some pieces. */
export type Kind = 'constant' | 'texts' | 'text' | 'choice' | 'choices' | 'number' | 'flag' | 'piece' | 'counts' | 'numbers' | 'kinds' | 'lists' | 'pieces' | 'fields' | 'other';

const HEAD = ['name', 'author', 'version', 'about'];

export class Format {
  readonly root: Part & { $defs?: Readonly<Record<string, Part>>; 'x-words'?: Readonly<Record<string, string>> };

  constructor(schema: Json) {
    this.root = schema as Format['root'];
  }

  /** A part itself, where there is only a reference to it. */
  part(part: Part | undefined): Part {
    const name = part?.$ref?.split('/').at(-1);
    return (name === undefined ? part : this.root.$defs?.[name]) ?? {};
  }

  /** The fields that people fill in. */
  fieldsOf(part: Part | undefined): [string, Part][] {
    return Object.entries(this.part(part).properties ?? {}).flatMap(([name, inner]): [string, Part][] => {
      const found = this.part(inner);
      return found['x-file'] || 'const' in found ? [] : [[name, found]];
    });
  }

  /** What all packs have. */
  get head(): [string, Part][] {
    return this.fieldsOf(this.root).filter(([name]) => HEAD.includes(name));
  }

  /** What this game's packs have besides lists of pieces. */
  get settings(): [string, Part][] {
    return this.fieldsOf(this.root).filter(([name, part]) => !HEAD.includes(name) && this.kindOf(part) !== 'pieces');
  }

  /** The lists of pieces, with the field that tells one from the others. */
  get lists(): { name: string; part: Part; key: string; isPlain: boolean }[] {
    return this.fieldsOf(this.root).flatMap(([name, part]) => (this.kindOf(part) === 'pieces' ? [{ name, part: this.part(part.items), key: Object.keys(this.part(part.items).properties ?? {})[0] ?? '', isPlain: part['x-plain'] ?? false }] : []));
  }

  /** Where a clause is corrected: a list of pieces, and the field of a piece; '' if it is about all of it. */
  placeOf(clause: string): { list: string; field: string } | null {
    for (const { name, part } of this.lists) {
      if (this.root.properties?.[name]?.['x-clause'] === clause) return { list: name, field: '' };
      const found = this.fieldsOf(part).find(([, inner]) => inner['x-clause'] === clause);
      if (found) return { list: name, field: found[0] };
    }
    return null;
  }

  kindOf(given: Part): Kind {
    const part = this.part(given);
    if ('const' in part) return 'constant';
    if (part.anyOf) return this.ofSeveral(part.anyOf);
    if (part['x-of']) return part.type === 'object' ? 'counts' : 'piece';
    if (part.enum) return 'choice';
    if (part.type === 'array') return this.ofList(this.part(part.items));
    if (part.type === 'integer' || part.type === 'number') return 'number';
    if (part.type === 'boolean') return 'flag';
    if (part.type === 'string') return 'text';
    return part.properties ? 'fields' : 'other';
  }

  private ofSeveral(parts: readonly Part[]): Kind {
    if (parts.some((one) => one.enum)) return 'choices';
    return parts.some((one) => one.type === 'string') ? 'texts' : 'other';
  }

  private ofList(item: Part): Kind {
    if (item.anyOf) return 'kinds';
    if (item.enum) return 'choices';
    if (item.type === 'integer') return 'numbers';
    if (item.type === 'array') return this.part(item.items).anyOf ? 'lists' : 'other';
    return item.properties ? 'pieces' : 'other';
  }

  /** Something that fits, to begin with. */
  fresh(given: Part): unknown {
    const part = this.part(given);
    if ('const' in part) return part.const;
    if (part.enum) return part.enum[0];
    if (part.anyOf) return this.fresh(part.anyOf[0] ?? {});
    if (part.type === 'array') return Array.from({ length: part.minItems ?? 0 }, () => this.fresh(part.items ?? {}));
    if (part.type === 'integer' || part.type === 'number') return Math.max(part.minimum ?? 0, Math.min(1, part.maximum ?? 1));
    if (part.type === 'boolean') return true;
    if (part.type === 'string') return '?';
    const needed = part.required?.length ? part.required : [];
    const found = Object.fromEntries(needed.map((name) => [name, this.fresh(part.properties?.[name] ?? {})]));
    // What only repeats the name of its kind would say nothing: its first number is one.
    const [first] = this.fieldsOf(part).filter(([name, inner]) => !(name in found) && this.kindOf(inner) === 'number');
    return needed.length <= 1 && first ? { ...found, [first[0]]: this.fresh(first[1]) } : found;
  }

  /** Which kind of object it is: the one whose constants and needed fields it has. */
  kindIn(given: Part, value: unknown): Part | undefined {
    const has = (value ?? {}) as Record<string, unknown>;
    const fits = (kind: Part): boolean =>
      Object.entries(kind.properties ?? {}).every(([name, inner]) => !('const' in inner) || inner.const === has[name]) && (kind.required ?? []).every((name) => name in has);
    const kinds = this.part(given).anyOf ?? [];
    return kinds.find(fits) ?? kinds.find((kind) => Object.entries(kind.properties ?? {}).every(([name, inner]) => !('const' in inner) || inner.const === has[name]));
  }

  /** What a field of this game is called, and one of those that all packs have. */
  label = (field: string): string => this.said('field', /^\d+$/.test(field) ? Number(field) : field);
  headLabel = (field: string): string => words.say({ id: `page-bench-${field}` });
  choice = (value: string): string => this.said('choice', value);
  kind = (title: string): string => this.said('kind', title);

  private said(what: 'field' | 'choice' | 'kind', value: string | number): string {
    const id = this.root['x-words']?.[what];
    return id && words.has(id) ? words.say({ id, args: { [what]: value } }) : String(value);
  }
}
