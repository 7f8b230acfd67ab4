// Who sits where and plays with whom: what the table draws of the formats.
import type { StarRealmsView } from '$types';
import { setupOf } from './box.svelte';

export type Format = 'duel' | 'deathmatch' | 'hunter' | 'hydra2' | 'hydra3' | 'emperor' | 'raid';
type Role = 'emperor' | 'admiral' | 'boss' | 'elite' | null;

export interface Seating {
  format: Format;
  /** The side of each seat; equal sides play together. */
  sides: readonly number[];
  roles: readonly Role[];
  /** What each seat began with: a full dial. */
  full: readonly number[];
  /** Two sides of several people: they have names, dawn and dusk. */
  teams: boolean;
  /** A side has one authority (Hydra). */
  shared: boolean;
}

const EMPERORS: readonly number[] = [1, 4];
const BOSS_AUTHORITY: Readonly<Record<number, number>> = { 3: 50, 4: 70, 5: 70, 6: 90 };

export function seatingOf(view: StarRealmsView): Seating {
  const players = view.players.length;
  const seats = view.players.map((_, seat) => seat);
  const format = formatOf(view);
  const half = (seat: number): number => Math.floor((seat * 2) / players);
  const boss = view.options.boss ?? 0;
  const { authority } = setupOf(view);
  switch (format) {
    case 'hydra2':
    case 'hydra3':
      return { format, sides: seats.map(half), roles: seats.map(() => null), full: seats.map(() => (players === 4 ? 75 : 100)), teams: true, shared: true };
    case 'emperor': {
      const isEmperor = (seat: number): boolean => EMPERORS.includes(seat);
      const roles = seats.map((seat): Role => (isEmperor(seat) ? 'emperor' : 'admiral'));
      return { format, sides: seats.map(half), roles, full: seats.map((seat) => (isEmperor(seat) ? 60 : authority)), teams: true, shared: false };
    }
    case 'raid': {
      const roles = seats.map((seat): Role => (seat === boss ? 'boss' : 'elite'));
      const full = seats.map((seat) => (seat === boss ? (BOSS_AUTHORITY[players] ?? 50) : authority));
      return { format, sides: seats.map((seat) => (seat === boss ? 0 : 1)), roles, full, teams: false, shared: false };
    }
    default:
      return { format, sides: seats, roles: seats.map(() => null), full: seats.map(() => authority), teams: false, shared: false };
  }
}

export function formatOf(view: StarRealmsView): Format {
  const given = view.options.format ?? 'auto';
  return given === 'auto' ? (view.players.length === 2 ? 'duel' : 'deathmatch') : given;
}

/** The others as one sees them from a seat: clockwise, the left neighbour first. */
export function around(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, index) => (seat + 1 + index) % players);
}

export interface Places {
  /** Whose table this is drawn for. */
  me: number;
  enemies: number[];
  partners: number[];
}

/** A spectator looks over the shoulder of the first seat. */
export function placesOf(view: StarRealmsView, seating: Seating): Places {
  const me = view.seat ?? 0;
  const others = around(me, view.players.length);
  const isPartner = (seat: number): boolean => seating.sides[seat] === seating.sides[me];
  const enemies = others.filter((seat) => !isPartner(seat));
  const partners = others.filter(isPartner);
  if (seating.format !== 'emperor') return { me, enemies, partners };
  // I sit between my partners, and everybody opposite the one they face: seat s faces seat 5 - s.
  const first = Math.floor(me / 3) * 3;
  const [left, right] = [first, first + 1, first + 2].filter((seat) => seat !== me) as [number, number];
  return { me, enemies: [left, me, right].map((seat) => 5 - seat), partners: [left, right] };
}

/** How somebody stands to me, as a message: who faces whom, who hunts whom, who plays with me. */
export function relationOf(
  view: StarRealmsView,
  seating: Seating,
  places: Places,
  seat: number,
): { id: string; seat?: number } | null {
  if (places.partners.includes(seat)) return { id: 'realms-partner' };
  if (seating.format === 'emperor') {
    return 5 - seat === places.me ? { id: 'realms-faces-you' } : { id: 'realms-faces', seat: 5 - seat };
  }
  if (seating.format !== 'hunter') return null;
  const alive = places.enemies.filter((other) => (view.players[other]?.authority ?? 0) > 0);
  if (alive.length < 2) return null;
  if (seat === alive[0]) return { id: 'realms-prey' };
  return seat === alive.at(-1) ? { id: 'realms-hunter' } : null;
}

/** How somebody stands to the others, for whoever only looks on: who faces whom, who hunts whom. */
export function watched(view: StarRealmsView, seating: Seating, seat: number): { id: string; seat: number } | null {
  if (seating.format === 'emperor') return { id: 'realms-faces', seat: 5 - seat };
  if (seating.format !== 'hunter' || (view.players[seat]?.authority ?? 0) <= 0) return null;
  const prey = around(seat, view.players.length).filter((other) => (view.players[other]?.authority ?? 0) > 0);
  return prey[0] === undefined || prey.length < 2 ? null : { id: 'realms-hunts', seat: prey[0] };
}
