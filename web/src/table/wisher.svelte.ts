/**
 * Moves go out one at a time. Play all, use all and attack with everything are plain moves one after another, as far as
 * nobody has to think.
 */

export interface Moment {
  /** The position, as the server sent it: one move is made in each. */
  view: object;
  /** How many cards lie face down in it: if that changes, something came to light. */
  hidden: number;
  /** The next plain move of each wish, as the server names them. */
  wishes: Readonly<Record<string, string>>;
  /** May I move at all now? Not while a move is on its way. */
  ready: boolean;
}

export class Wisher {
  /** The wish that is being fulfilled. */
  wish = $state<string | null>(null);
  private hidden = 0;
  /** The position in which the last move was made: a second click changes nothing. */
  private moved: object | null = null;

  constructor(private readonly send: (move: string) => Promise<boolean>) {}

  /** Make a single move; what was wished for is forgotten. */
  move(move: string, view: object): void {
    this.wish = null;
    this.post(move, view);
  }

  begin(wish: string, moment: Moment): void {
    this.hidden = moment.hidden;
    this.wish = wish;
    this.goOn(moment);
  }

  /** Called whenever the table has changed. */
  goOn({ view, hidden, wishes, ready }: Moment): void {
    if (this.wish === null || !ready || view === this.moved) return;
    const move = wishes[this.wish];
    // Something came to light, or a question is open, or all is done.
    if (move === undefined || hidden !== this.hidden) this.wish = null;
    else this.post(move, view);
  }

  private post(move: string, view: object): void {
    if (view === this.moved) return;
    this.moved = view;
    void this.send(move).then((done) => {
      if (done) return;
      this.moved = null;
      this.wish = null;
    });
  }
}
