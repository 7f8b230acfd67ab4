/** The constellations as they are drawn: ours with their places in the sky, others as their file says. */
import data from '../../../../../src/asterism/games/sternenhimmel/box.json';
import type { SternenhimmelBoard, SternenhimmelConstellation, SternenhimmelOptions } from '$types';
import { inLanguage, words } from '$lib/words.svelte';

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

type Ours = (typeof data.constellations)[number];

const drawn = (star: Ours['stars'][number]): DrawnStar => ({
  id: star.id,
  large: star.size === 'large',
  label: star.name,
  name: star.name === star.designation ? '' : star.name,
  letter: star.designation.split(' ')[0] ?? '',
  x: star.x,
  y: star.y,
  sky: { ra: star.ra, dec: star.dec, x: star.x_true, y: star.y_true },
});

const pairs = (lines: readonly string[][]): DrawnBoard['lines'] => lines.map(([a = '', b = '']) => [a, b] as const);

const ours = ({ id, first, second, lines, stars }: Ours): DrawnBoard => ({ id, label: id, ours: true, first, second, lines: pairs(lines), stars: stars.map(drawn) });

/**
 * A board that somebody brought. What it has in common with one of ours is drawn as ours; stars
 * without a place stand in a ring.
 */
function theirs(board: SternenhimmelBoard | SternenhimmelConstellation, known?: Ours): DrawnBoard {
  const count = board.stars.length;
  const stars = board.stars.map((star, at): DrawnStar => {
    const own = known?.stars.find(({ id, x, y, name }) => id === star.id && x === star.x && y === star.y && name === star.name);
    if (own) return { ...drawn(own), large: star.size === 'large' };
    const label = inLanguage(star.name ?? star.id);
    // `γ Tuc`, as atlases call a star without a name: the letter is enough.
    const [, letter = ''] = /^([α-ω]) \p{Lu}\p{L}{2}$/u.exec(label) ?? [];
    const place = (at / count) * 2 * Math.PI;
    return { id: star.id, large: star.size === 'large', label, name: letter ? '' : label, letter, x: star.x ?? Math.sin(place), y: star.y ?? Math.cos(place), sky: null };
  });
  const isNamedAsOurs = known !== undefined && board.name === known.name;
  return { id: board.id, label: isNamedAsOurs ? board.id : inLanguage(board.name ?? board.id), ours: isNamedAsOurs, first: board.first, second: board.second, lines: pairs(board.lines), stars };
}

const OURS: ReadonlyMap<string, Ours> = new Map(data.constellations.map((board) => [board.id, board]));
const ZODIAC: readonly DrawnBoard[] = data.constellations.filter((board) => !('spare' in board)).map(ours);

/** What was brought last: a drawing is made once, however often its game is looked at. */
let kept: { key: string; boards: readonly DrawnBoard[] } = { key: '', boards: [] };

/** The boards that a game is played with, in the order of their set. */
export function boardsOf({ boards = 'zodiac', pack = 'rulebook' }: SternenhimmelOptions): readonly DrawnBoard[] {
  if (boards === 'zodiac' && pack === 'rulebook') return ZODIAC;
  const key = JSON.stringify([words.language, boards, pack]);
  if (kept.key !== key) kept = { key, boards: pack === 'rulebook' ? ofSet(boards) : pack.constellations.map((board) => theirs(board, OURS.get(board.id))) };
  return kept.boards;
}

const ofSet = (boards: SternenhimmelOptions['boards']): DrawnBoard[] =>
  (typeof boards === 'object' ? boards.boards : []).flatMap((board) => {
    if (typeof board !== 'string') return theirs(board);
    const known = OURS.get(board);
    return known ? ours(known) : [];
  });

/** The tokens of each player, in the order of the hand. */
export function tokensOf({ pack = 'rulebook' }: SternenhimmelOptions): string[] {
  const { values, holes, doubles } = pack === 'rulebook' ? data.tokens : pack.tokens;
  return [...values.map(String), ...Array<string>(holes).fill('hole'), ...Array<string>(doubles).fill('double')];
}
