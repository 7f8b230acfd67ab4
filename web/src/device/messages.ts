/** What the page and its workers say to each other. */

import type { Message } from '$lib/words.svelte';

/** To the worker that keeps the games. */
export type ToHost =
  | { kind: 'begin'; base: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'connect'; line: number; path: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang-up'; line: number };

/** From it. */
export type FromHost =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; problem: Message }
  | { kind: 'thinking'; part: number | null }
  | { kind: 'reply'; id: number; status: number; text: string }
  | { kind: 'frame'; line: number; text: string }
  | { kind: 'ended'; line: number; code: number };

/** Choose a move, grow a tree of a search, analyse a position or a game. */
export type Question = { id: number; kind: 'choose' | 'grow' | 'analyse'; question: string };

/** To a worker that thinks. `module`: the runtime of Python, compiled. */
export type ToThinker = { kind: 'begin'; base: string; module: WebAssembly.Module } | Question;

/** From it. */
export type FromThinker =
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'answer'; text: string }
  | { id: number; kind: 'problem'; problem: string };

/** A worker, as far as it is used here: the types of the page do not know of any. */
export interface Scope {
  onmessage: ((message: MessageEvent) => unknown) | null;
  postMessage(message: unknown): void;
}
