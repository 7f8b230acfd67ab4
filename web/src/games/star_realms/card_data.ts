// What the page knows of a card: the printed facts, made from the rules' own table of effects.

export type Faction = 'blob' | 'trade_federation' | 'star_empire' | 'machine_cult' | 'unaligned';
type Kind = 'ship' | 'base' | 'outpost';
export type AbilityName = 'primary' | 'ally' | 'double_ally' | 'scrap';

/** A sentence before it is in any language: an id of the Fluent files and its arguments. */
export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, SentenceArgument>>;
}
export type SentenceArgument = string | number | Sentence | readonly SentenceArgument[];

export interface Gains {
  readonly trade?: number;
  readonly combat?: number;
  readonly authority?: number;
}

export type Effect =
  | ({ readonly op: 'gain' } & Gains)
  | { readonly op: 'draw'; readonly count: number }
  | { readonly op: 'draw_if_bases'; readonly bases: number; readonly count: number }
  | { readonly op: 'either'; readonly names: readonly string[]; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly op: 'scrap_own';
      readonly most: number;
      readonly then_draw: boolean;
      readonly discard_too?: boolean;
      readonly must?: boolean;
      readonly each?: Gains;
    }
  | { readonly op: 'scrap_row'; readonly most?: number; readonly each?: Gains }
  | { readonly op: 'destroy' | 'return_base'; readonly must?: boolean }
  | ({ readonly op: 'gain_per'; readonly per: Faction | 'base'; readonly draw?: number } & Gains)
  | { readonly op: 'draw_then_discard'; readonly count: number; readonly discard: number }
  | { readonly op: 'acquire'; readonly cost: number; readonly to: 'hand' | 'deck' | 'discard'; readonly ships?: boolean }
  | ({ readonly op: 'if'; readonly then: readonly Effect[]; readonly else?: readonly Effect[] } & Condition)
  | { readonly op: 'discard_then_draw'; readonly most: number }
  | { readonly op: PlainOp };

interface Condition {
  readonly bases?: number;
  readonly played?: number;
  readonly faction?: Faction;
  readonly authority_at_least?: number;
  readonly authority_at_most?: number;
}

/** Effects without a number or a choice in them. */
type PlainOp =
  | 'draw_per_blob'
  | 'opponent_discards'
  | 'copy_base'
  | 'next_on_top'
  | 'acquire_on_top'
  | 'copy';

export interface CardData {
  /** Of a pack's card: what it is called. */
  readonly name?: Sentence;
  readonly faction: Faction;
  /** Both, where there are two. */
  readonly factions?: readonly Faction[];
  readonly kind: Kind;
  /** 0: it cannot be bought. */
  readonly cost: number;
  readonly defense: number;
  /** How many are in one box. */
  readonly count: number;
  readonly primary?: readonly Effect[];
  readonly ally?: readonly Effect[];
  /** With two allies. */
  readonly double_ally?: readonly Effect[];
  readonly scrap?: readonly Effect[];
  /** An ability that always holds and is never used. */
  readonly always?: 'pay_per_ship' | 'ally_of_all';
  /** The words on the card, one sentence for each ability. */
  readonly says: readonly Sentence[];
  /** The options of each of its choices, in words. */
  readonly choices?: readonly (readonly Sentence[])[];
}

/** What a card does, in the order in which it says so. */
export const LINES = ['primary', 'always', 'ally', 'double_ally', 'scrap'] as const;
export type Line = (typeof LINES)[number];

export const factionsOf = (card: CardData): readonly Faction[] => card.factions ?? [card.faction];
export const linesOf = (card: CardData): readonly Line[] => LINES.filter((line) => card[line] !== undefined);
