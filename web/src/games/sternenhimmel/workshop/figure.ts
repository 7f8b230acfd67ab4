/** A constellation while it is drawn: stars with their places, and the lines between them. Nothing here knows a rule. */

import type { SternenhimmelConstellation } from '$types';
import { boardsOf, type DrawnBoard } from '../art/boards';

export type Constellation = SternenhimmelConstellation;
export type Star = Constellation['stars'][number];
export type Figure = Pick<Constellation, 'stars' | 'lines'>;
export type Placed = Star & { x: number; y: number };

/** As a table draws it. */
export function drawn(piece: Constellation): DrawnBoard {
  // While it is written, anything may be missing.
  const { first = 0, second = 0, stars = [], lines = [] }: Partial<Constellation> = piece;
  const whole = { ...piece, first, second, stars, lines };
  const [board] = boardsOf({ pack: { constellations: [whole] } as never });
  return board as DrawnBoard;
}

/** Every star with a place: those without one stand in a ring, as at the table. */
export function placed(stars: readonly Star[]): Placed[] {
  return stars.map((star, at) => {
    const angle = (at / stars.length) * 2 * Math.PI;
    return { ...star, x: star.x ?? round(Math.sin(angle)), y: star.y ?? round(Math.cos(angle)) };
  });
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What is seen of the sky: the middle, and how far it goes up and down. */
export interface Window {
  x: number;
  y: number;
  half: number;
}
/** How much wider than high it is. */
export const WIDE = 1.5;
const ROOM = 1.35;
const FARTHEST = 1000;

/** All stars, with room around them for more. */
export function windowOf(stars: readonly Placed[]): Window {
  const [xs, ys] = [stars.map(({ x }) => x), stars.map(({ y }) => y)];
  if (stars.length < 2) return { x: xs[0] ?? 0, y: ys[0] ?? 0, half: 1.2 };
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (low + high) / 2, half: Math.max((right - left) / 2 / WIDE, (high - low) / 2, 0.01) * ROOM };
}

const within = (value: number, least: number, most: number): number => round(Math.max(least, Math.min(most, value)));

/** A place of the sky that is seen and that a pack may name. */
export function inSight({ x, y, half }: Window, to: { x: number; y: number }): { x: number; y: number } {
  const edge = 0.9;
  return {
    x: within(to.x, Math.max(-FARTHEST, x - half * WIDE * edge), Math.min(FARTHEST, x + half * WIDE * edge)),
    y: within(to.y, Math.max(-FARTHEST, y - half * edge), Math.min(FARTHEST, y + half * edge)),
  };
}

/** The next free id. */
export function freeId(stars: readonly Star[]): string {
  for (let number = stars.length + 1; ; number += 1) {
    const id = `s${number}`;
    if (!stars.some((star) => star.id === id)) return id;
  }
}

export const joins = (line: readonly string[], one: string, other: string): boolean => line.includes(one) && line.includes(other);
export const nearTo = ({ lines }: Figure, id: string): string[] => lines.flatMap(([a = '', b = '']) => (a === id ? [b] : b === id ? [a] : []));

/** A line between two stars, or no more. */
export function toggled(figure: Figure, one: string, other: string): Figure['lines'] {
  if (one === other) return figure.lines;
  const left = figure.lines.filter((line) => !joins(line, one, other));
  return left.length < figure.lines.length ? left : [...figure.lines, [one, other]];
}

/** Without a star and its lines. */
export const without = ({ stars, lines }: Figure, id: string): Figure => ({ stars: stars.filter((star) => star.id !== id), lines: lines.filter((line) => !line.includes(id)) });

/** A star that a new one does not lie upon: beside the given one, where nothing else is. */
export function beside(stars: readonly Placed[], from: { x: number; y: number }, step: number): { x: number; y: number } {
  for (let ring = 1; ring < 12; ring += 1) {
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      const spot = { x: round(from.x + Math.cos(angle) * step * ring), y: round(from.y + Math.sin(angle) * step * ring) };
      if (stars.every((star) => Math.hypot(star.x - spot.x, star.y - spot.y) > step * 0.7)) return spot;
    }
  }
  return { x: round(from.x + step), y: round(from.y) };
}
