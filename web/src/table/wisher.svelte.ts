/**
 * Moves go out one at a time. Play all, use all and attack with everything are plain moves one after another, as far as
 * nobody has to think.
 */

export interface Moment {
  /** The position, as the server sent it: one move is made in each. */
  view: object;
  /** The turn, and how many cards lie face down in it: a wish is for this turn, and ends when something came to light. */
  scene: string;
  /** The next plain move of each wish, as the server names them. */
  wishes: Readonly<Record<string, string>>;
  /** May I move at all now? Not while a move is on its way. */
  ready: boolean;
}

export class Wisher {
  /** The wish that is being fulfilled. */
  wish = $state<string | null>(null);
  private scene = '';
  /** The position in which the last move was made: a second click changes nothing. */
  private moved: object | null = null;

  constructor(private readonly send: (move: string) => Promise<boolean>) {}

  /** Make a single move; what was wished for is forgotten. */
  move(move: string, view: object): void {
    this.wish = null;
    this.post(move, view);
  }

  begin(wish: string, moment: Moment): void {
    this.scene = moment.scene;
    this.wish = wish;
    this.goOn(moment);
  }

  /** Called whenever the table has changed. */
  goOn({ view, scene, wishes, ready }: Moment): void {
    if (scene !== this.scene) this.wish = null;
    if (this.wish === null || !ready || view === this.moved) return;
    const move = wishes[this.wish];
    // A question is open, or all is done.
    if (move === undefined) this.wish = null;
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
