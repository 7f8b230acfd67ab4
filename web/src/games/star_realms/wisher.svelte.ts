// Moves go out one at a time. Play all, use all and attack with everything are plain moves one after
// another, as far as nobody has to think.
import type { StarRealmsView } from '$types';
import { hiddenCards } from './model';

export interface Moment {
  view: StarRealmsView;
  /** The next plain move of each wish, as the server names them. */
  wishes: Readonly<Record<string, string>>;
  /** May I move at all now? Not while cards are on their way. */
  ready: boolean;
}

export class Wisher {
  /** The wish that is being fulfilled. */
  wish = $state<string | null>(null);
  private hidden = 0;
  /** The position in which the last move was made: a second click changes nothing. */
  private moved: StarRealmsView | null = null;

  constructor(private readonly send: (move: string) => Promise<boolean>) {}

  /** Make a single move; what was wished for is forgotten. */
  move(move: string, view: StarRealmsView): void {
    this.wish = null;
    this.post(move, view);
  }

  begin(wish: string, moment: Moment): void {
    this.hidden = hiddenCards(moment.view);
    this.wish = wish;
    this.goOn(moment);
  }

  /** Called whenever the table has changed. */
  goOn({ view, wishes, ready }: Moment): void {
    if (this.wish === null || !ready || view === this.moved) return;
    const move = wishes[this.wish];
    // Something came to light, or a question is open, or all is done.
    if (move === undefined || hiddenCards(view) !== this.hidden) this.wish = null;
    else this.post(move, view);
  }

  private post(move: string, view: StarRealmsView): void {
    if (view === this.moved) return;
    this.moved = view;
    void this.send(move).then((done) => {
      if (done) return;
      this.moved = null;
      this.wish = null;
    });
  }
}
