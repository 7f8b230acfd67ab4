/** A hinted move is shown at the places that it is about. */

import { describe, expect, it } from 'vitest';
import { markers } from '../src/table/marks';

describe('the marks of a move', () => {
  it.each([
    ['stellar', { type: 'take', slot: 3 }, 'take 3', '<b data-place="row.3"></b>'],
    ['stellar', { type: 'place', slot: 4, face_down: false }, 'place 4 up', '<b data-place="telescope.1.4"></b>'],
    ['stellar', { type: 'play', card: 'P3', area: 'notebook' }, 'play P3 notebook', '<b data-place="hand.1" data-card="P3"></b>'],
    ['sternenhimmel', { type: 'put', token: '10', board: 'ari', star: 'beta' }, 'put 10 ari.beta', '<b data-place="star.ari.beta"></b>'],
    ['star_realms', { type: 'acquire', card: 'ram' }, 'acquire ram', '<b data-place="row.2" data-card="ram"></b>'],
    ['star_realms', { type: 'attack', seat: 0, amount: 5 }, 'attack 0 5', '<b data-seat="0"></b>'],
    ['star_realms', { type: 'attack_base', seat: 0, card: 'mech-world' }, 'attack_base', '<b data-place="bases.0" data-card="mech-world"></b>'],
    ['star_realms', { type: 'end' }, 'end', '<b data-move="end"></b>'],
  ])('of %s: %o', (_game, move, text, place) => {
    document.body.innerHTML = `<i data-place="elsewhere"></i>${place}`;
    const found = markers(move, text, 1).flatMap((selector) => [...document.querySelectorAll(selector)]);
    expect(found.map((one) => one.tagName)).toEqual(['B']);
  });
});
