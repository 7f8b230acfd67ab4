// What the parts of the table ask the table to do.
import type { Favour } from '$table/contract';

export interface Desk {
  send(move: { text: string }): void;
  /** `instead`: the move that cannot be made with it now. */
  enlarge(card: string, instead?: string): void;
  attackPlayer(seat: number): void;
  /** `key`: which of the owner's bases. */
  attackBase(owner: number, key: string): void;
  /** Choose what to do with one of my cards in play. */
  use(key: string): void;
  openDiscard(seat: number): void;
  openUnseen(seat: number): void;
  openHand(seat: number): void;
  openScrapHeap(): void;
  openTradeDeck(): void;
  /** Say why a move cannot be made now. */
  explain(move: string): void;
  /** Ask a partner for something. */
  ask(favour: Favour): void;
  give(seat: number): void;
}
