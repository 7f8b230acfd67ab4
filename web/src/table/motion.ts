/**
 * Pieces move where they go. The table marks its places, `data-place="row.3"`, with the names that events use for
 * `source` and `target`, and its pieces with what they are besides, `data-card="P1"`; `data-card=""` lies face down.
 * Before a new position is drawn, the layer remembers where everything was, and copies what is about to leave.
 * Afterwards a copy of the piece flies: as it lies at the target, or, where the target only counts it, as it lay at
 * the source. A place is no piece, and never flies. Nothing but `translate` is animated.
 *
 * A piece can be clicked in its new place from the beginning: it is only not to be seen there while its copy flies.
 */

import type { Json } from '$types';

const FLIGHT = 420;
const STAGGER = 90;
const MOST = 14;

/** Something that happened. */
interface Told {
  event: Json;
}

interface Flight {
  copy: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** The piece that is there already. */
  hides: HTMLElement | null;
}

const str = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const ways = ({ source, target, card }: Json) => [str(source), str(target), str(card)] as const;

export class Mover {
  private readonly before = new Map<string, DOMRect>();
  /** What events took away, by the event. */
  private readonly left = new Map<Json, { copy: HTMLElement; box: DOMRect }>();
  private readonly flying = new Set<Animation>();

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
  ) {
    // Whoever does something does not wait for what still flies.
    root.addEventListener('click', () => this.land(), { capture: true });
  }

  /** Remember where everything is, before this happens; where nothing flies, nothing is measured. */
  remember(pace: number, news: readonly Told[]): void {
    this.before.clear();
    this.left.clear();
    if (pace === 0) return;
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-place]')) {
      const place = node.dataset.place ?? '';
      const box = node.getBoundingClientRect();
      if (box.width === 0) continue;
      if (node.dataset.card) this.before.set(`${place} ${node.dataset.card}`, box);
      if (!this.before.has(place)) this.before.set(place, box);
    }
    for (const { event } of news.slice(-MOST)) {
      const [source, target, card] = ways(event);
      const piece = source === null || target === null || card === null ? undefined : this.find(source, card)[0];
      if (piece) this.left.set(event, { copy: copyOf(piece), box: piece.getBoundingClientRect() });
    }
  }

  /** Let everything that moved fly; resolves when it has landed. */
  async fly(news: readonly Told[], pace: number): Promise<void> {
    if (pace === 0) return;
    // Of equal pieces in one place those that came last lie last.
    const taken = new Set<HTMLElement>();
    const flights = news.toReversed().flatMap(({ event }) => this.flight(event, taken));
    const last = flights.slice(0, MOST).reverse();
    await Promise.all(last.map((flight, index) => this.launch(flight, index * STAGGER * pace, FLIGHT * pace)));
  }

  /** End all flights where they lead. */
  land(): void {
    for (const animation of this.flying) animation.finish();
  }

  private flight(event: Json, taken: Set<HTMLElement>): Flight[] {
    const [source, target, card] = ways(event);
    if (source === null || target === null || source === target) return [];
    const from = this.before.get(`${source} ${card}`) ?? this.before.get(source);
    const piece = this.find(target, card ?? '').findLast((node) => !taken.has(node));
    if (piece && from) {
      taken.add(piece);
      return [{ copy: copyOf(piece), from, to: piece.getBoundingClientRect(), hides: piece }];
    }
    const [left, place] = [this.left.get(event), this.find(target)[0]];
    return left && place ? [{ copy: left.copy, from: left.box, to: amid(place.getBoundingClientRect(), left.box), hides: null }] : [];
  }

  /** What is to be seen in a place: the pieces of a kind, or everything. */
  private find(place: string, card?: string): HTMLElement[] {
    const kind = card === undefined ? '' : `[data-card="${CSS.escape(card)}"]`;
    const found = this.root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]${kind}`);
    return [...found].filter((node) => node.getBoundingClientRect().width > 0);
  }

  private async launch({ copy, from, to, hides }: Flight, delay: number, duration: number): Promise<void> {
    Object.assign(copy.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
    this.layer.append(copy);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    // Not `visibility`, which would take the piece from the pointer and the focus from it.
    if (hides) hides.style.opacity = '0';
    const animation = copy.animate(
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
      { duration, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' },
    );
    this.flying.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the table was left meanwhile.
    } finally {
      this.flying.delete(animation);
      if (hides) hides.style.opacity = '';
      copy.remove();
    }
  }
}

/** A copy for the eyes only; how many of its kind lie there is no part of it. */
function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.removeAttribute('data-place');
  for (const node of copy.querySelectorAll('[data-place]')) node.removeAttribute('data-place');
  for (const node of copy.querySelectorAll('[data-tally]')) node.remove();
  // Nothing can be done with it on its way.
  copy.classList.remove('may', 'must');
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, { position: 'fixed', margin: '0', opacity: '', willChange: 'transform', pointerEvents: 'none' });
  return copy;
}

/** A box of that size in the middle of another. */
function amid(place: DOMRect, { width, height }: DOMRect): DOMRect {
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);
}
