// What the parts of the table ask the table to do.
import type { Favour } from '$table/contract';
import type { Legal } from './pieces';
import type { LegalOf } from './model';

export interface Desk {
  send(move: { text: string }): void;
  /** `instead`: the move that cannot be made with it now. */
  enlarge(card: string, instead?: string): void;
  attackPlayer(seat: number, attacks: LegalOf<'attack'>[]): void;
  /** `left`: what the base can still take. */
  attackBase(card: string, left: number, moves: Legal[]): void;
  openDiscard(seat: number): void;
  openUnseen(seat: number): void;
  openHand(seat: number): void;
  openScrapHeap(): void;
  openTradeDeck(): void;
  /** Say why a move cannot be made now. */
  explain(move: string): void;
  /** Ask a partner for something. */
  ask(favour: Favour): void;
  give(seat: number, gifts: LegalOf<'give'>[]): void;
}
