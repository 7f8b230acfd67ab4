/**
 * What a game brings to the page, and what the page gives to a game's table.
 *
 * A folder `games/<name>` has an `index.ts` whose default export is a `GameModule`. Its `Table` draws
 * `view`, offers `legal`, and calls `send` with one of them: no rules live in the page. Around it the
 * page keeps the header (whose turn, undo, last turn, menu), the log and chat, the clocks, the live
 * region, looking back and the motion of cards.
 */

import type { Component } from 'svelte';
import type { Json, Outcome, ServerFavour, ServerMoveOption, ServerRoomView, ServerSay } from '$types';
import type { Message } from '$lib/words.svelte';

/** A seat as the table shows it. Colour is never alone: the sign goes with it. */
export interface Seat {
  number: number;
  name: string;
  kind: 'open' | 'person' | 'bot' | 'remote';
  /** The bot's spec, such as `greedy`. */
  level: string | null;
  /** Index of the sign that `ui/SeatSign.svelte` draws, and of the token `--seat-N`. */
  sign: number;
  /** `var(--seat-N)`. */
  colour: string;
  isYou: boolean;
  /** May decide now. */
  deciding: boolean;
  present: boolean;
}

/** A legal move: its text is what is sent; `label` is the sentence for a button. */
export interface LegalMove<Move = Json> extends Omit<ServerMoveOption, 'move'> {
  move: Move;
  label: string;
}

/** What I may ask a partner for: `seat` grants it. */
export interface Favour extends ServerFavour {
  label: string;
}

/** Something that happened, as this seat saw it, with its sentence. */
export interface Happening<Event = Json> {
  event: Event;
  /** The entry of the server's log. */
  number: number;
  /** The decisions that stood after it: what looking back asks for. */
  ply: number;
  says: ServerSay | null;
  /** '' if it is not worth a sentence. */
  sentence: string;
  /** Whose doing it was. */
  seat: number | null;
}

export interface TableProps<View = Json, Move = Json, Event = Json, Preview = Json> {
  /** Null in a replay whose room is gone. */
  room: ServerRoomView | null;
  /** The server's id of this game. */
  game: string;
  seats: readonly Seat[];
  /** Mine; null: I look on. */
  seat: number | null;
  view: View;
  /** What I may do in this position; empty while others decide and in looking back. Another array is another position. */
  legal: readonly LegalMove<Move>[];
  /** What can be said in one word (`play_all`): the text of the next plain move of each. */
  wishes: Readonly<Record<string, string>>;
  /** What I may ask partners for, each with the words for a button, and how to ask. */
  favours?: readonly Favour[];
  ask?(favour: Favour): void;
  /** What is asked of me, as a sentence. */
  prompt: string;
  /** What has just happened, newest last: for effects that the motion layer does not do. */
  news: readonly Happening<Event>[];
  /** All that happened so far. */
  log: readonly Happening<Event>[];
  status: 'playing' | 'over' | 'aborted' | 'stopped';
  /** In a guided first game: the places that its step speaks of. What is asked then stands above the table. */
  guided?: readonly string[];
  /** A past position or a replay: nothing may be offered. */
  readonly: boolean;
  /** A move is on its way, mine or another's: a wish waits for it. */
  sending?: boolean;
  /** Play a legal move. Resolves when it is on the server's disk; a refusal is shown by the page. */
  send(move: LegalMove<Move> | string): Promise<boolean>;
  /** What a legal move would do; null if the server has no answer now. Answers are remembered. */
  preview(move: LegalMove<Move> | string): Promise<Preview | null>;
  /** A message of the Fluent files to this listener: `say({id, args})`; `part`: an attribute. */
  say(message: Message, part?: string | null): string;
  /** Show the position after a log entry. */
  look(entry: Happening<Event>): void;
  /**
   * Enlarge a card; any key or click ends it. `Card` is the module's enlarger. `instead`: the move
   * that cannot be made with it now: beside the card stands why not, with its clause.
   */
  enlarge(card: string, instead?: string): void;
  /** Open the rules at a clause. */
  rules?(clause: string): void;
  /** Say why a move cannot be made now, with its clause: for what is greyed. */
  explain?(move: string): void;
  /** A place beside the table, above the log, on screens wide enough for one. */
  beside?: HTMLElement | null;
}

/** What `Enlarged` gets: the card that is shown large. */
export interface EnlargedProps {
  card: string;
  say: TableProps['say'];
  view: Json;
}

/** The score sheet after the game, which explains itself. `view` is the last one. */
export interface SheetProps<View = Json> {
  view: View;
  seats: readonly Seat[];
  outcome: Outcome | null;
  say: TableProps['say'];
  /** All that happened. */
  log?: readonly Happening[];
}

/** Something secret of one's own: a card or token in the hand, or one that lies face down. */
interface Held {
  code: string;
  /** What it is called. */
  label: string;
  /** Where it lies, if not in the hand. */
  lies?: string;
}

export interface PieceProps {
  code: string;
  seat: number;
  view: Json;
}

/** What a phone at a shared screen shows, and an open replay: a seat's own secrets. */
export interface OwnHand {
  Piece: Component<PieceProps>;
  /** The width of a piece, in rem. */
  width: number;
  held(view: Json, seat: number, say: TableProps['say']): Held[];
  /** Long lists of moves are asked for step by step: what a move is listed under; null: at once. */
  group?(move: Json, say: TableProps['say'], nameOf: (seat: number) => string, view: Json): string | null;
  /** What a wish (`play_all`) is called as a button; null: not offered here. */
  wish?(wish: string, say: TableProps['say']): string | null;
  /** The turn, and how many pieces lie face down: if it changes, a wish stops there. */
  scene?(view: Json): string;
}

/** A piece of a pack in the workshop. */
export interface BenchPieceProps {
  /** As the pack has it. */
  piece: Json;
  pack: Json;
}

/** What draws a piece's fields where a form cannot. */
export interface BenchEditorProps extends BenchPieceProps {
  /** Change a field of the piece; `deed`: steps of the same deed are taken back together. */
  change(field: string, value: unknown, deed?: string): void;
  /** Several fields at once. */
  changeAll(fields: Json): void;
  say: TableProps['say'];
}

/** What a game brings to the workshop. */
export interface Workbench {
  /** As it looks at the table; hidden from screen readers, because its name stands below it. */
  Piece: Component<BenchPieceProps>;
  /** The width of a piece, in rem. */
  width: number;
  /** What people call it. */
  called(piece: Json, pack: Json): string;
  /** A new piece with that name; not given: from the format alone. */
  fresh?(name: string): Json;
  Editor?: Component<BenchEditorProps>;
  /** The fields that the editor is for. */
  drawn?: readonly string[];
}

export interface GameModule {
  /** The folder of its Fluent files. */
  name: string;
  Table: Component<TableProps>;
  /** What the server tells of the pieces of a pack, before a table with them is shown; null: the rulebook's. */
  open?(pieces: Json | null): void;
  /** A class that cards keep while they fly, for styles that hang on the table's own class. */
  skin?: string;
  Sheet?: Component<SheetProps>;
  /** How it ended, in the game's own words; null: in everybody's. */
  ending?(outcome: Outcome): Message | null;
  /** In the header beside whose turn it is: steps, rounds, piles. */
  Status?: Component<TableProps>;
  /** Whose turn it is, in games where somebody else may be asked in between. */
  onTurn?(view: Json): readonly number[];
  Enlarged?: Component<EnlargedProps>;
  hand?: OwnHand;
  /** What asking a partner for a favour (`trade 1`) is called. */
  favour?(name: string, partner: string): string;
  /** Do partners play as one, so that a seat does not fall alone? */
  shares?(options: Json): boolean;
  /** `docked`: log and chat stand at the right of wide screens; `drawer`: always behind a button. */
  panel: 'docked' | 'drawer';
  /** Its pieces in the workshop, loaded there only. */
  workshop?(): Promise<{ default: Workbench }>;
  /** The table can show what everybody could remember; a room may forbid it. */
  memoryAid?: boolean;
  /** Which side each seat is on, where the options make teams; null: everybody for themselves. */
  sides?(players: number, options: Json): readonly number[] | null;
}

/** A component that knows its game's types, as the page holds it. */
export function asTable<View, Move, Event, Preview>(
  table: Component<TableProps<View, Move, Event, Preview>>,
): Component<TableProps> {
  return table as unknown as Component<TableProps>;
}

export function asSheet<View>(sheet: Component<SheetProps<View>>): Component<SheetProps> {
  return sheet as unknown as Component<SheetProps>;
}
