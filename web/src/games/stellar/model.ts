/** From a view of Stellar to what the table shows. Nothing here knows a rule: it sorts what it was told. */
import type {
  StellarEvent,
  StellarMove,
  StellarPlacePreview,
  StellarPlayerSheet,
  StellarPreview,
  StellarTypeLine,
  StellarView,
} from '$types';
import type { LegalMove, TableProps } from '$table/contract';
import { face } from './art/cards';
import { TYPES, type Kind, type Letter } from './art/signs';

export type Props = TableProps<StellarView, StellarMove, StellarEvent, StellarPreview>;
export type Legal = LegalMove<StellarMove>;

/** What the player whose view it is has to do now. */
export type Task = 'wait' | 'starters' | 'renew' | 'take' | 'play' | 'place' | 'last';

export function taskOf(legal: readonly Legal[]): Task {
  switch (legal[0]?.move.type) {
    case 'start':
      return 'starters';
    case 'renew':
    case 'keep':
      return 'renew';
    case 'take':
      return 'take';
    case 'play':
      return 'play';
    case 'place':
      return 'place';
    case 'last':
      return 'last';
    default:
      return 'wait';
  }
}

/** A round has two turns; after the last one the last cards are chosen. */
export const ROUNDS = 11;
export const roundOf = (view: StellarView): number => Math.min(ROUNDS, Math.floor(view.turn / 2) + 1);

/** How the texts call the types. */
export const TYPE_NAMES: Record<Kind, string> = {
  P: 'planet',
  M: 'moon',
  A: 'asteroid',
  C: 'cloud',
  B: 'black_hole',
  S: 'satellite',
};

/** Stars on the cards 1, 2, 3, 4, 5 and 6/0; or by card, where a pack makes them differ by type. */
export type Stars = readonly number[] | Readonly<Record<string, number>>;

/** The stars that a card shows. */
export function starsOn(code: string, table: Stars): number {
  const { kind, number } = face(code);
  if (kind === 'S') return 0;
  return (Array.isArray(table) ? table[number - 1] : (table as Record<string, number>)[code]) ?? 0;
}

/** A card of the telescope as a view writes it: `P3`, `~P3` (face down, known), `~` (unknown). */
export interface Lying {
  faceDown: boolean;
  /** Null: this seat cannot see it. */
  code: string | null;
}
export function lying(text: string | undefined): Lying | null {
  if (text === undefined) return null;
  const faceDown = text.startsWith('~');
  const code = faceDown ? text.slice(1) : text;
  return { faceDown, code: code === '' ? null : code };
}

/** A card in a stack of the notebook. */
export interface Leaf {
  code: string;
  /** The number that it counts as: of a 6/0 six or zero. */
  number: number;
  /** Its place in the notebook as the view lists it. */
  at: number;
  /** It makes the run longer: it is in it, and not a second copy. */
  inRun: boolean;
  /** A satellite, here because it counts most here. */
  guest: boolean;
}
export interface Stack {
  letter: Letter;
  leaves: Leaf[];
  line: StellarTypeLine;
}

/** The notebook in stacks, the satellites and 6/0s where the sheet says that they count best. */
export function stacks(notebook: readonly string[], sheet: StellarPlayerSheet): Stack[] {
  const satellites = notebook.flatMap((code, at) => (code.startsWith('S') ? [{ code, at }] : []));
  return TYPES.map((letter) => {
    const line = sheet.types[letter];
    const own = notebook.flatMap((code, at) => (code.startsWith(letter) ? [{ code, at }] : []));
    const guests = satellites.filter(({ code }) => line.satellites.includes(face(code).number));
    const seen = new Set<number>();
    const leaves = [...own, ...guests]
      .map(({ code, at }) => {
        const printed = face(code).number;
        const guest = code.startsWith('S');
        return { code, at, guest, number: printed === 6 && !guest ? (line.six ?? 6) : printed };
      })
      .sort((a, b) => a.number - b.number || Number(a.guest) - Number(b.guest))
      .map((leaf) => {
        const inRun = line.numbers.includes(leaf.number) && !seen.has(leaf.number);
        seen.add(leaf.number);
        return { ...leaf, inRun };
      });
    return { letter, leaves, line };
  });
}

/** The satellites of a line that its run counts; one beside the run changes nothing. */
export const counting = ({ satellites, numbers }: StellarTypeLine): number[] => satellites.filter((number) => numbers.includes(number));

/** The numbers that a stack has more than once, with the satellites that join it: each counts once (ST-5.1). */
export function repeated(letter: string, { satellites }: StellarTypeLine, notebook: readonly string[]): number[] {
  const numbers = [...notebook.filter((card) => card.startsWith(letter)).map((card) => Number(card[1])), ...satellites];
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))].sort();
}

/** What a legal place would do, by slot. */
export type Offers = ReadonlyMap<number, StellarPlacePreview>;

export const offersOf = (preview: StellarPreview | null, faceDown: boolean): Offers =>
  new Map((preview?.places ?? []).filter((place) => place.face_down === faceDown).map((place) => [place.slot, place]));

/** The card went into my hand in step 1 of this turn. */
export function justTaken(props: Pick<Props, 'log' | 'seat' | 'view'>): string | null {
  if (props.view.step !== 'play') return null;
  for (let at = props.log.length - 1; at >= 0; at -= 1) {
    const event = props.log[at]?.event;
    if (!event) continue;
    if (event.type === 'taken') return event.seat === props.seat ? event.card : null;
    if (event.type === 'revealed') return null;
  }
  return null;
}

/** Where the card came from that follows just now, in step 3: a slot of the row, or 0, the deck. */
export function cameFrom(props: Pick<Props, 'log' | 'view'>): number | null {
  const { step, placing } = props.view;
  if (step !== 'follow' || !placing) return null;
  if (placing.from === 'deck') return 0;
  const event = props.log.findLast((entry) => entry.event.type === 'followed')?.event;
  return event && 'source' in event ? Number(event.source.split('.')[1]) : null;
}

/** A change with its sign, and a true minus. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
