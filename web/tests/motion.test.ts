/** What moved flies from where it was to where it is, and nothing else does. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening } from '$table/contract';
import { Mover } from '$table/motion';

const BOXES: Record<string, [number, number]> = { deck: [0, 0], 'row.1': [100, 50], 'hand.0': [0, 400] };

function place(name: string, card?: string): HTMLElement {
  const node = document.createElement('div');
  node.dataset.place = name;
  if (card) node.dataset.card = card;
  const [x, y] = BOXES[name] ?? [0, 0];
  node.getBoundingClientRect = () => new DOMRect(x, y, 50, 70);
  return node;
}

const moved = (source: string, target: string, card: string | null): Happening => ({
  event: { type: 'moved', source, target, card },
  number: 1,
  ply: 1,
  says: null,
  sentence: '',
  seat: 0,
});

describe('the motion layer', () => {
  let [root, layer] = [document.createElement('main'), document.createElement('div')];
  const flights: Keyframe[][] = [];

  beforeEach(() => {
    root = document.createElement('main');
    layer = document.createElement('div');
    flights.length = 0;
    if (!('DOMRect' in globalThis)) {
      vi.stubGlobal('DOMRect', class {
        constructor(readonly left: number, readonly top: number, readonly width: number, readonly height: number) {}
      });
    }
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    Element.prototype.animate = function animate(keyframes: Keyframe[] | PropertyIndexedKeyframes | null) {
      flights.push(keyframes as Keyframe[]);
      return { finished: Promise.resolve() } as unknown as Animation;
    };
  });

  it('lets a card fly from its source to its target, by translation alone', async () => {
    root.append(place('deck'), place('row.1', 'P1'));
    const mover = new Mover(root, layer);
    mover.remember(1);
    await mover.fly([moved('deck', 'row.1', 'P1')], 1);
    expect(flights).toEqual([[{ transform: 'translate(-100px, -50px)' }, { transform: 'translate(0, 0)' }]]);
    expect(layer.childElementCount).toBe(0);
  });

  it('does nothing when movement is off, or nobody knows from where', async () => {
    root.append(place('row.1', 'P1'));
    const mover = new Mover(root, layer);
    mover.remember(1);
    await mover.fly([moved('deck', 'row.1', 'P1')], 1);
    await mover.fly([moved('row.1', 'row.1', 'P1')], 1);
    root.append(place('deck'));
    mover.remember(1);
    await mover.fly([moved('deck', 'row.1', 'P1')], 0);
    expect(flights).toEqual([]);
  });
});
