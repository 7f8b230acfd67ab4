/** What the card in question would do, in the telescope and in the notebook: the server knows, and is asked. */

import type { StellarPreview } from '$types';
import { offersOf, type Offers, type Props, type Task } from './model';

interface Position extends Pick<Props, 'view' | 'legal' | 'preview'> {
  own: number;
  task: Task;
}

/** A card, and what the server says of it. */
interface Foreseen {
  card: string | null;
  coming: StellarPreview | null;
}
const NOTHING: Foreseen = { card: null, coming: null };

export class Plan {
  picked = $state<string | null>(null);
  /** Hovered or focused. */
  considered = $state<string | null>(null);
  faceDown = $state(false);
  private up = $state.raw(NOTHING);
  private book = $state.raw(NOTHING);

  // The forced card of step 3 shows itself as soon as a card is hovered, focused or picked.
  private readonly inQuestion = $derived(this.picked ?? this.considered);
  private readonly current = $derived(this.foreseen());
  /** A card that fits nowhere face up goes face down (ST-4.5): the server offers nothing else. */
  readonly onlyDown = $derived(this.current !== null && this.current.places.length > 0 && this.current.places.every((place) => place.face_down));
  readonly down = $derived(this.faceDown || this.onlyDown);
  readonly offers: Offers = $derived(this.offered());
  /** The move that the telescope is asked about. */
  private readonly asked = $derived(this.raised());
  /** What would follow in step 3. */
  readonly follows = $derived(this.followed());
  /** The move that puts the picked card into the notebook. */
  readonly toBook = $derived(this.noted());

  /** To be made with a component, and left with it. */
  constructor(private readonly at: () => Position) {
    $effect(() => {
      const [move, card] = [this.asked, this.inQuestion];
      if (move === null) return;
      void this.at().preview(move).then((coming) => {
        if (move === this.asked) this.up = { card, coming };
      });
    });
    $effect(() => {
      const [move, card] = [this.toBook, this.picked];
      if (move === null) return;
      void this.at().preview(move).then((coming) => {
        if (move === this.toBook) this.book = { card, coming };
      });
    });
  }

  /** Another moment: nothing is picked any more. */
  clear(): void {
    this.picked = null;
    this.faceDown = false;
    this.up = this.book = NOTHING;
  }

  /** What the notebook would score; null: that is not known yet. */
  get gain(): number | null {
    return this.book.card === this.picked ? (this.book.coming?.scores[this.at().own] ?? null) : null;
  }

  private foreseen(): StellarPreview | null {
    const fits = this.inQuestion !== null && this.up.card === this.inQuestion;
    return fits || this.at().task === 'place' ? this.up.coming : null;
  }

  private raised(): string | null {
    const { task, legal, view, own } = this.at();
    if (task === 'place') return legal[0]?.text ?? null;
    const card = this.inQuestion;
    if (card === null || !view.players[own]?.hand?.includes(card)) return null;
    return task === 'play' ? `play ${card} telescope` : task === 'starters' ? `start ${card}` : null;
  }

  private noted(): string | null {
    const { task } = this.at();
    if (this.picked === null) return null;
    return task === 'play' ? `play ${this.picked} notebook` : task === 'last' ? `last ${this.picked}` : null;
  }

  private offered(): Offers {
    const { task } = this.at();
    if (!this.current || (task !== 'place' && this.picked === null)) return new Map();
    if (task !== 'starters') return offersOf(this.current, this.down);
    const { scores, gains } = this.current;
    return new Map([[1, { slot: 1, face_down: false, scores, gains, follows: null }]]);
  }

  private followed(): { slot: number; card: string | null } | null {
    const { task } = this.at();
    if (!this.current || (task !== 'play' && task !== 'place')) return null;
    const place = this.current.places.find((one) => one.face_down === this.down);
    return place ? place.follows : this.current.follows;
  }
}
