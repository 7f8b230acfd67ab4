/** A pack that is being written: changes by the path of a field, each of which can be taken back. */

import type { Json } from '$types';

export type Path = readonly (string | number)[];

/** Where it stands, what was before, and what was taken back. */
export interface History {
  past: readonly Json[];
  present: Json;
  future: readonly Json[];
  /** The field that was changed last: what is typed there letter by letter is one change. */
  field: string;
}

const MOST_STEPS = 200;

export const begun = (present: Json): History => ({ past: [], present, future: [], field: '' });

/** The value of a field; undefined: there is none. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => (typeof inside === 'object' && inside !== null ? (inside as Record<string | number, unknown>)[step] : undefined), value);
}

/** The same with another value in one field; undefined: without the field, or without that item of a list. */
export function put<Value>(value: Value, path: Path, next: unknown): Value {
  const [step, ...rest] = path;
  if (step === undefined) return next as Value;
  // A number counts the items of a list, also of one that begins with this.
  if (Array.isArray(value) || (value === undefined && typeof step === 'number')) {
    const items = [...((value ?? []) as unknown[])];
    const found = put(items[Number(step)], rest, next);
    if (found === undefined) items.splice(Number(step), 1);
    else items[Number(step)] = found;
    return items as Value;
  }
  const { [step]: old, ...others } = (value ?? {}) as Record<string | number, unknown>;
  const found = put(old, rest, next);
  if (found === undefined) return others as Value;
  // A field that was there keeps its place.
  return (step in ((value ?? {}) as object) ? { ...(value as object), [step]: found } : { ...others, [step]: found }) as Value;
}

/** `field`: what was changed; '' for what is a change of its own, whatever came before. */
export function changed(history: History, next: Json, field = ''): History {
  const goesOn = field !== '' && field === history.field;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present: next, future: [], field };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], field: '' };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, field: '' };
}

/** `cards[3].copies`, as the server names a field. */
export const placeOf = (path: Path): string => path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index ? `.${step}` : step)).join('');

/** The other way round. */
export const pathOf = (place: string): Path => [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, number, name]) => (number === undefined ? (name ?? '') : Number(number)));

/** Is a place this field, or something in it? */
export const isWithin = (place: string, outer: string): boolean => place === outer || (place.startsWith(outer) && '.['.includes(place.charAt(outer.length)));
