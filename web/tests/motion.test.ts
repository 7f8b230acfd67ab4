/** What moved flies from where it was to where it is, and nothing else does. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '$types';
import { Mover } from '$table/motion';

const BOXES: Record<string, [number, number]> = { deck: [0, 0], 'row.1': [100, 50], 'hand.0': [0, 400], discard: [300, 300] };

/** A place, or a piece in it. */
function place(name: string, card?: string, text = ''): HTMLElement {
  const node = document.createElement('div');
  node.dataset.place = name;
  if (card !== undefined) node.dataset.card = card;
  node.textContent = text;
  const [x, y] = BOXES[name] ?? [0, 0];
  node.getBoundingClientRect = () => new DOMRect(x, y, 50, 70);
  return node;
}

const moved = (source: string, target: string, card: string | null): { event: Json } => ({ event: { type: 'moved', source, target, card } });

interface Flown {
  frames: Keyframe[];
  said: string;
}

describe('the motion layer', () => {
  let root: HTMLElement;
  let layer: HTMLElement;
  let mover: Mover;
  let flights: Flown[] = [];
  /** Until then everything is in the air. */
  let landed: (() => void)[] = [];

  beforeEach(() => {
    [root, layer] = [document.createElement('main'), document.createElement('div')];
    mover = new Mover(root, layer);
    [flights, landed] = [[], []];
    if (!('DOMRect' in globalThis)) {
      vi.stubGlobal('DOMRect', class {
        constructor(readonly left: number, readonly top: number, readonly width: number, readonly height: number) {}
      });
    }
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    Element.prototype.animate = function animate(this: Element, frames: Keyframe[] | PropertyIndexedKeyframes | null) {
      flights.push({ frames: frames as Keyframe[], said: this.textContent });
      let finish = (): void => undefined;
      const finished = new Promise<void>((done) => (finish = done));
      landed.push(finish);
      return { finished, finish } as unknown as Animation;
    };
  });

  /** The table as it was, then as it is; the flights that follow. */
  function happen(news: { event: Json }[], before: HTMLElement[], after: HTMLElement[], pace = 1): Promise<void> {
    root.replaceChildren(...before);
    mover.remember(pace, news);
    root.replaceChildren(...after);
    return mover.fly(news, pace);
  }

  it('lets a card fly from its source to its target, by translation alone', async () => {
    const done = happen([moved('deck', 'row.1', 'P1')], [place('deck')], [place('deck'), place('row.1', 'P1')]);
    expect(flights.map(({ frames }) => frames)).toEqual([[{ transform: 'translate(-100px, -50px)' }, { transform: 'translate(0, 0)' }]]);
    landed.forEach((land) => land());
    await done;
    expect(layer.childElementCount).toBe(0);
  });

  it('does nothing when movement is off, or nobody knows from where', async () => {
    const card = () => place('row.1', 'P1');
    await happen([moved('deck', 'row.1', 'P1')], [], [card()]);
    await happen([moved('row.1', 'row.1', 'P1')], [card()], [card()]);
    await happen([moved('deck', 'row.1', 'P1')], [place('deck')], [place('deck'), card()], 0);
    expect(flights).toEqual([]);
  });

  it('leaves what flies to the pointer and the focus, in its new place, from the beginning', async () => {
    const card = place('hand.0', 'P1');
    const done = happen([moved('row.1', 'hand.0', 'P1')], [place('row.1', 'P1')], [card]);
    expect([card.style.opacity, card.style.visibility, card.style.pointerEvents]).toEqual(['0', '', '']);
    expect((layer.firstElementChild as HTMLElement).style.pointerEvents).toBe('none');
    landed.forEach((land) => land());
    await done;
    expect(card.style.opacity).toBe('');
  });

  it('lands at once when somebody does something at the table', async () => {
    const card = place('hand.0', 'P1');
    const done = happen([moved('row.1', 'hand.0', 'P1')], [place('row.1', 'P1')], [card]);
    card.click();
    await done;
    expect([layer.childElementCount, card.style.opacity]).toEqual([0, '']);
  });

  it('lets the card fly to a place that only counts it, never the count', () => {
    const pile = (count: number) => place('discard', undefined, `${count} discarded`);
    void happen([moved('row.1', 'discard', 'P1')], [place('row.1', 'P1', 'Mars'), pile(0)], [pile(1)]);
    expect(flights.map(({ said }) => said)).toEqual(['Mars']);
  });

  it('lets nothing fly where neither place shows what moves', async () => {
    const count = () => place('hand.0', undefined, '3 cards');
    await happen([moved('deck', 'hand.0', null)], [place('deck'), count()], [place('deck'), count()]);
    expect(flights).toEqual([]);
  });

  it('lets a card that lies face down fly unseen', () => {
    void happen([moved('deck', 'hand.0', null)], [place('deck')], [place('deck'), place('hand.0'), place('hand.0', '', 'back')]);
    expect(flights.map(({ said }) => said)).toEqual(['back']);
  });

  it('takes each of equal cards to a place of its own, those that came last to the last', () => {
    const hand = ['first', 'second', 'third'].map((name) => place('hand.0', 'P1', name));
    void happen([moved('deck', 'hand.0', 'P1'), moved('deck', 'hand.0', 'P1')], [place('deck')], [place('deck'), ...hand]);
    expect(flights.map(({ said }) => said)).toEqual(['second', 'third']);
  });

  it('leaves out how many of its kind lie there', () => {
    const ship = place('row.1', 'P1', 'Scout');
    ship.innerHTML += '<span data-tally>×3</span>';
    void happen([moved('deck', 'row.1', 'P1')], [place('deck')], [ship]);
    expect(flights.map(({ said }) => said)).toEqual(['Scout']);
  });
});
