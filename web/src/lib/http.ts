/** The routes of the server (docs/protocol.md). */

import type {
  Json,
  ServerBranch,
  ServerChange,
  ServerCommand,
  ServerDaily,
  ServerDevices,
  ServerFound,
  ServerGameBox,
  ServerGameEvents,
  ServerGameSummary,
  ServerLesson,
  ServerLessonPreviewed,
  ServerLoaded,
  ServerHinted,
  ServerLobby,
  ServerMe,
  ServerMyGames,
  ServerPackChecked,
  ServerPackShelf,
  ServerPackTry,
  ServerPackView,
  ServerNewRoom,
  ServerPastPosition,
  ServerRecovery,
  ServerRefused,
  ServerReviewed,
  ServerRoomView,
  ServerScoreSheet,
  ServerServerInfo,
} from '$types';
import { api } from './base';
import { host } from './host';
import { network } from './network.svelte';
import { words } from './words.svelte';

export type Language = ServerMe['language'];

/** The server said no, and why; `code` is one of docs/protocol.md. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
    readonly clause: string | null = null,
  ) {
    super(reason);
  }
}

/** How many games a file has added, how many were here, how many could not be read; and what the page kept. */
export interface Taken {
  added: number;
  known: number;
  unreadable: number;
  settings: Record<string, string>;
}

/** Nobody answered. */
export class Unreachable extends Error {}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return JSON.parse(await ask(method, path, body)) as Answer;
}

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  const isText = typeof body === 'string';
  const sent = body === undefined || isText ? body : JSON.stringify(body);
  let reply;
  try {
    reply = await host.request(method, path, sent, isText ? 'text/plain' : undefined);
    network.reached();
  } catch (problem) {
    network.lost();
    throw new Unreachable(String(problem));
  }
  if (reply.status >= 300) throw refusal(reply.status, reply.text);
  return reply.text;
}

function refusal(status: number, text: string): Refusal {
  try {
    const told = JSON.parse(text) as Partial<ServerRefused>;
    // A device leaves the sentence to the page, which knows all languages.
    const reason = told.reason || (told.message ? words.say(told.message) : '');
    return new Refusal(status, told.code ?? 'bad', reason, told.clause ?? null);
  } catch {
    return new Refusal(status, 'bad', '');
  }
}

const seatQuery = (seat: number | null): string => (seat === null ? '' : `seat=${seat}`);

/** Whether bots have learned weights for a pack, and from how many games. */
export interface Learned {
  learned: boolean;
  games: number | null;
}

export const server = {
  info: () => call<ServerServerInfo>('GET', '/server'),
  /** Null: the server does not know me yet. */
  me: () => call<ServerMe | null>('GET', '/me'),
  arrive: (name: string, language: Language, password: string) =>
    call<ServerMe>('POST', '/people', { name, language, password }),
  change: (wish: { name?: string; language?: Language; password?: string }) =>
    call<ServerMe>('PATCH', '/me', wish),
  forget: () => call<Json>('DELETE', '/me'),
  everything: () => call<Json>('GET', '/me/export'),
  /** Of a device: add what such a file holds. */
  takeEverything: (file: string) => call<Taken>('POST', '/me/import', file),
  /** Of a device: its finished games, for a server. */
  records: () => ask('GET', '/me/records'),
  games: () => call<ServerMyGames>('GET', '/me/games'),
  recovery: () => call<ServerRecovery>('POST', '/me/recovery'),
  devices: () => call<ServerDevices>('GET', '/me/devices'),
  signOut: (device: string) => call<Json>('DELETE', `/me/devices/${device}`),
  recover: (token: string) => call<ServerMe>('POST', '/recover', { token }),
  lobby: () => call<ServerLobby>('GET', '/rooms'),
  open: (room: ServerNewRoom) => call<ServerRoomView>('POST', '/rooms', room),
  room: (id: string) => call<ServerRoomView>('GET', `/rooms/${id}`),
  find: (code: string) => call<ServerFound>('GET', `/codes/${encodeURIComponent(code)}`),
  command: (room: string, command: ServerCommand | ServerChange) =>
    call<Json>('POST', `/rooms/${room}/commands`, command),
  events: (game: string, seat: number | null) =>
    call<ServerGameEvents>('GET', `/games/${game}/events?${seatQuery(seat)}`),
  at: (game: string, ply: number, seat: number | null) =>
    call<ServerPastPosition>('GET', `/games/${game}/at/${ply}?${seatQuery(seat)}`),
  summary: (game: string) => call<ServerGameSummary>('GET', `/games/${game}`),
  /** Go on from a ply of an open game against bots, as a game of its own. */
  branch: (game: string, wish: ServerBranch) => call<ServerRoomView>('POST', `/games/${game}/branch`, wish),
  /** A record as text becomes a game that can be looked at. */
  bring: (record: string, seat: number | null = null) => call<ServerLoaded>('POST', seat === null ? '/records' : `/records?seat=${seat}`, record),
  /** A guided first game, after what was done so far. */
  lesson: (game: string, done: readonly string[]) => call<ServerLesson>('POST', `/lessons/${game}`, { done }),
  lessonPreview: (game: string, done: readonly string[], move: string) =>
    call<ServerLessonPreviewed>('POST', `/lessons/${game}/preview`, { done, move }),
  daily: (day: string) => call<ServerDaily>('GET', `/daily?day=${encodeURIComponent(day)}`),
  playDaily: (game: string, pace: number) => call<ServerRoomView>('POST', `/daily/${game}`, { pace }),
  hint: (game: string, seat: number | null) =>
    call<ServerHinted>('GET', `/games/${game}/hint?wait=20&${seatQuery(seat)}`),
  /** Answers when more than `after` is done. */
  review: (game: string, seat: number | null, after: number) =>
    call<ServerReviewed>('GET', `/games/${game}/review?wait=20&after=${after}&${seatQuery(seat)}`),
  text: (name: string) => ask('GET', `/texts/${name}`),
  qr: (room: string) => api(`/rooms/${room}/qr.svg`),
  /** The score sheet of a position that somebody wrote down. */
  score: <Sheet>(game: string, position: unknown) =>
    call<Omit<ServerScoreSheet, 'sheet'> & { sheet: Sheet }>('POST', `/score/${game}`, position),
  /** The packs that the host offers for a game. */
  shelf: (game: string) => call<ServerPackShelf>('GET', `/packs?game=${encodeURIComponent(game)}`),
  pack: (fingerprint: string) => call<ServerPackView>('GET', `/packs/${encodeURIComponent(fingerprint)}`),
  /** A pack as text, TOML or JSON. */
  upload: (text: string) => call<ServerPackView>('POST', '/packs', text),
  /** Of a device: what bots learned for a pack (`asterism fit`). */
  weights: (fingerprint: string) => call<Learned>('GET', `/packs/${fingerprint}/weights`),
  takeWeights: (fingerprint: string, file: string) => call<Learned>('POST', `/packs/${fingerprint}/weights`, file),
  dropWeights: (fingerprint: string) => call<Learned>('DELETE', `/packs/${fingerprint}/weights`),
  /** What a pack can begin with: the rulebook's box, and the format. */
  box: (game: string) => call<ServerGameBox>('GET', `/boxes/${encodeURIComponent(game)}`),
  /** A pack while it is being written; nothing is stored. */
  check: (text: string) => call<ServerPackChecked>('POST', '/packs/check', text),
  tryOut: (wish: ServerPackTry) => call<ServerRoomView>('POST', '/packs/try', wish),
  record: (game: string) => api(`/games/${game}/record`),
  recordText: (game: string) => ask('GET', `/games/${game}/record`),
};
