// What the page knows of a card: the printed facts, made from the rules' own table of effects.

export type Faction = 'blob' | 'trade_federation' | 'star_empire' | 'machine_cult' | 'unaligned';
type Kind = 'ship' | 'base' | 'outpost';
export type AbilityName = 'primary' | 'ally' | 'scrap';

/** A sentence before it is in any language: an id of the Fluent files and its arguments. */
export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, SentenceArgument>>;
}
export type SentenceArgument = string | number | Sentence | readonly SentenceArgument[];

export type Effect =
  | { readonly op: 'gain'; readonly trade?: number; readonly combat?: number; readonly authority?: number }
  | { readonly op: 'draw'; readonly count: number }
  | { readonly op: 'draw_if_bases'; readonly bases: number; readonly count: number }
  | { readonly op: 'either'; readonly names: readonly string[]; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly op: 'scrap_own';
      readonly most: number;
      readonly then_draw: boolean;
      readonly discard_too?: boolean;
      readonly must?: boolean;
    }
  | { readonly op: 'destroy'; readonly must?: boolean }
  | { readonly op: 'discard_then_draw'; readonly most: number }
  | { readonly op: PlainOp };

/** Effects without a number or a choice in them. */
type PlainOp =
  | 'draw_per_blob'
  | 'opponent_discards'
  | 'scrap_row'
  | 'next_on_top'
  | 'acquire_on_top'
  | 'copy';

export interface CardData {
  readonly faction: Faction;
  readonly kind: Kind;
  /** 0: it cannot be bought. */
  readonly cost: number;
  readonly defense: number;
  /** How many are in one box. */
  readonly count: number;
  readonly primary?: readonly Effect[];
  readonly ally?: readonly Effect[];
  readonly scrap?: readonly Effect[];
  /** An ability that always holds and is never used. */
  readonly always?: 'pay_per_ship' | 'ally_of_all';
  /** The words on the card, one sentence for each ability. */
  readonly says: readonly Sentence[];
}
