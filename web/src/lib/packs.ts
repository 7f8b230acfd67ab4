/** Packs: the contents of a box as somebody else describes them. A pack never changes, so it is fetched once. */

import type { Json, ServerPackInfo, ServerPackView } from '$types';
import { textFor } from './box_texts';
import { server } from './http';
import { words } from './words.svelte';

export type Texts = ServerPackInfo['name'];
export const RULEBOOK = 'rulebook';

/** Cards that are mixed in together, or not at all. */
export interface CardSet {
  set: string;
  name: Texts;
  /** It stays in the box unless it is chosen. */
  spare?: boolean;
}

/** The sets of a pack in full; most have none. */
export function setsOf(pack: Json): readonly CardSet[] {
  return Array.isArray(pack.sets) ? (pack.sets as CardSet[]) : [];
}

const views = new Map<string, Promise<ServerPackView>>();
const full = new Map<string, Json>();

/** The text in the reader's language; else in English, else in any. */
export function textIn(texts: Texts | null | undefined): string {
  return texts === null || texts === undefined ? '' : textFor(texts, words.language);
}

/** All about the pack of a link; refused if the server has it no more. */
export function packOf(fingerprint: string): Promise<ServerPackView> {
  const found = views.get(fingerprint) ?? server.pack(fingerprint).then(noted);
  views.set(fingerprint, found);
  found.catch(() => views.delete(fingerprint));
  return found;
}

/** A file or text of somebody's own. */
export async function upload(text: string): Promise<ServerPackView> {
  const found = noted(await server.upload(text));
  views.set(found.fingerprint, Promise.resolve(found));
  return found;
}

function noted(found: ServerPackView): ServerPackView {
  full.set(found.fingerprint, found.pack);
  return found;
}

const packIn = (view: Json): unknown => (view.options as Json | undefined)?.pack;

/** The box that a view tells of; null: the rulebook's. */
export function boxOf(view: Json | undefined): Json | null {
  const pack = view && packIn(view);
  return typeof pack === 'object' && pack !== null ? (pack as Json) : null;
}

/**
 * A view with its pack in full: the server sends that once, and later only the fingerprint. Null: this page has not
 * seen the pack yet.
 */
export function filled(view: Json, fingerprint: string | null): Json | null {
  const pack = packIn(view);
  if (fingerprint === null || pack === undefined) return view;
  if (typeof pack === 'object' && pack !== null) {
    if (!full.has(fingerprint)) full.set(fingerprint, pack as Json);
    return view;
  }
  const known = full.get(fingerprint);
  return known ? { ...view, options: { ...(view.options as Json), pack: known } } : null;
}

/** The fingerprint that stands in a view for its pack; null: the rulebook's box. */
export function fingerprintIn(view: Json): string | null {
  const pack = packIn(view);
  return typeof pack === 'string' && pack !== RULEBOOK ? pack : null;
}

/** The same, once the pack is there. */
export async function withPack(view: Json): Promise<Json> {
  const pack = fingerprintIn(view);
  if (pack === null) return view;
  const found = filled(view, pack);
  if (found) return found;
  await packOf(pack);
  return filled(view, pack) ?? view;
}
