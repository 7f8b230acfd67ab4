/**
 * Cards move where they go. The table marks its places, `data-place="row.3"`, with the names that
 * events use for `source` and `target`, and cards, `data-card="P1"`. Before a new position is drawn,
 * the layer remembers where everything was; afterwards a copy of what lies at the target flies there
 * from the source. Nothing but `translate` is animated.
 */

import type { Happening } from './contract';

const FLIGHT = 420;
const STAGGER = 90;
const MOST = 14;

interface Flight {
  from: DOMRect;
  at: HTMLElement;
}

const str = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export class Mover {
  private before = new Map<string, DOMRect>();

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  /** Remember where everything is; where nothing flies, nothing is measured. */
  remember(pace: number): void {
    this.before.clear();
    if (pace === 0) return;
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-place]')) {
      const place = node.dataset.place ?? '';
      const box = node.getBoundingClientRect();
      if (box.width === 0) continue;
      if (node.dataset.card) this.before.set(`${place} ${node.dataset.card}`, box);
      if (!this.before.has(place)) this.before.set(place, box);
    }
  }

  /** Let everything that moved fly; resolves when it has landed. */
  async fly(news: readonly Happening[], pace: number): Promise<void> {
    if (pace === 0) return;
    const flights = news.flatMap((happening) => this.flight(happening)).slice(-MOST);
    await Promise.all(flights.map((flight, index) => this.launch(flight, index * STAGGER * pace, FLIGHT * pace)));
  }

  private flight({ event }: Happening): Flight[] {
    const [source, target, card] = [str(event.source), str(event.target), str(event.card)];
    if (source === null || target === null || source === target) return [];
    const from = this.before.get(`${source} ${card}`) ?? this.before.get(source);
    const at = this.find(target, card);
    return from && at ? [{ from, at }] : [];
  }

  private find(place: string, card: string | null): HTMLElement | null {
    const selector = `[data-place="${CSS.escape(place)}"]`;
    return (
      (card && this.root.querySelector<HTMLElement>(`${selector}[data-card="${CSS.escape(card)}"]`)) ||
      this.root.querySelector<HTMLElement>(selector)
    );
  }

  private async launch({ from, at }: Flight, delay: number, duration: number): Promise<void> {
    const to = at.getBoundingClientRect();
    if (to.width === 0) return;
    const copy = at.cloneNode(true) as HTMLElement;
    copy.removeAttribute('id');
    copy.removeAttribute('data-place');
    for (const node of copy.querySelectorAll('[data-place]')) node.removeAttribute('data-place');
    copy.inert = true;
    copy.ariaHidden = 'true';
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      margin: '0',
      willChange: 'transform',
      pointerEvents: 'none',
    });
    this.layer.append(copy);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    at.style.visibility = 'hidden';
    try {
      await copy.animate(
        [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
        { duration, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' },
      ).finished;
    } catch {
      // Cancelled: the table was left meanwhile.
    } finally {
      at.style.visibility = '';
      copy.remove();
    }
  }
}
