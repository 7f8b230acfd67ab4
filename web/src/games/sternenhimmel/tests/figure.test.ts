/** A constellation while it is drawn. */

import { describe, expect, it } from 'vitest';
import { beside, drawn, freeId, inSight, placed, toggled, windowOf, without, type Constellation } from '../workshop/figure';

const star = (id: string, x: number, y: number) => ({ id, size: 'small' as const, x, y });
const figure = { stars: [star('a', 0, 0), star('b', 2, 0), star('c', 0, 1)], lines: [['a', 'b']] as Constellation['lines'] };

describe('a figure', () => {
  it('gets a line, and loses it again, whichever way round', () => {
    const more = toggled(figure, 'b', 'c');
    expect(more).toEqual([['a', 'b'], ['b', 'c']]);
    expect(toggled({ ...figure, lines: more }, 'b', 'a')).toEqual([['b', 'c']]);
    expect(toggled(figure, 'a', 'a')).toBe(figure.lines);
  });

  it('loses a star with its lines', () => {
    expect(without(figure, 'a')).toEqual({ stars: figure.stars.slice(1), lines: [] });
  });

  it('has free ids and free places', () => {
    expect(freeId(figure.stars)).toBe('s4');
    expect(freeId([star('s2', 0, 0)])).toBe('s3');
    const spot = beside(figure.stars, { x: 0, y: 0 }, 1);
    expect(figure.stars.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > 0.5)).toBe(true);
  });

  it('gives every star a place', () => {
    const [one, other] = placed([{ id: 'a', size: 'small' }, { id: 'b', size: 'large' }]);
    expect([one?.x, one?.y]).not.toEqual([other?.x, other?.y]);
  });

  it('stays in the part of the sky that is seen', () => {
    const sight = windowOf(figure.stars);
    const far = inSight(sight, { x: 999, y: -999 });
    expect(far.x).toBeLessThan(sight.x + sight.half * 1.5);
    expect(far.y).toBeGreaterThan(sight.y - sight.half);
    expect(inSight(sight, { x: 1, y: 0.5 })).toEqual({ x: 1, y: 0.5 });
  });

  it('is drawn even while something is missing', () => {
    expect(drawn({ id: 'kite' } as Constellation).stars).toEqual([]);
  });
});
