/** The constellations as they are drawn: ours with their places in the sky, others as their file says. */
import data from '../../../../../src/asterism/games/sternenhimmel/boards.json';
import type { SternenhimmelBoard, SternenhimmelOptions } from '$types';

export interface DrawnStar {
  id: string;
  large: boolean;
  /** What people call it: its name, else its letter and constellation. */
  label: string;
  /** The name, '' if it has none but its letter. */
  name: string;
  /** The Greek letter or number, '' for boards of one's own. */
  letter: string;
  /** To the right and up. */
  x: number;
  y: number;
  /** Right ascension and declination with the true place, if the star is of our sky. */
  sky: { ra: number; dec: number; x: number; y: number } | null;
}

export interface DrawnBoard {
  id: string;
  /** What the texts take for it: the id of ours, which they know, or the name. */
  label: string;
  ours: boolean;
  stars: readonly DrawnStar[];
  lines: readonly (readonly [string, string])[];
  first: number;
  second: number;
}

type Ours = (typeof data.boards)[number];

function ours(board: Ours): DrawnBoard {
  return {
    id: board.id,
    label: board.id,
    ours: true,
    first: board.first,
    second: board.second,
    lines: board.lines.map(([a = '', b = '']) => [a, b] as const),
    stars: board.stars.map((star) => ({
      id: star.id,
      large: star.size === 'large',
      label: star.name,
      name: star.name === star.designation ? '' : star.name,
      letter: star.designation.split(' ')[0] ?? '',
      x: star.x,
      y: star.y,
      sky: { ra: star.ra, dec: star.dec, x: star.x_true, y: star.y_true },
    })),
  };
}

/** A board that somebody brought; stars without a place stand in a ring. */
function theirs(board: SternenhimmelBoard): DrawnBoard {
  const count = board.stars.length;
  return {
    id: board.id,
    label: board.name ?? board.id,
    ours: false,
    first: board.first,
    second: board.second,
    lines: board.lines.map(([a = '', b = '']) => [a, b] as const),
    stars: board.stars.map((star, at) => ({
      id: star.id,
      large: star.size === 'large',
      label: star.name ?? star.id,
      name: star.name ?? star.id,
      letter: '',
      x: star.x ?? Math.sin((at / count) * 2 * Math.PI),
      y: star.y ?? Math.cos((at / count) * 2 * Math.PI),
      sky: null,
    })),
  };
}

const OURS: ReadonlyMap<string, DrawnBoard> = new Map(data.boards.map((board) => [board.id, ours(board)]));
const ZODIAC: readonly DrawnBoard[] = data.box.flatMap((id) => OURS.get(id) ?? []);

/** The boards that a game is played with, in the order of their set. */
export function boardsOf(options: SternenhimmelOptions): readonly DrawnBoard[] {
  const given = options.boards;
  if (given === undefined || given === 'zodiac') return ZODIAC;
  return given.boards.flatMap((board) => (typeof board === 'string' ? (OURS.get(board) ?? []) : theirs(board)));
}
