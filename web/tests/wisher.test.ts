/** Play all: plain moves one after another, one for each position, until somebody has to think. */

import { describe, expect, it } from 'vitest';
import { Wisher } from '$table/wisher.svelte';

/** A position of its own: in which turn, with so many cards face down. */
const view = (hidden = 5, turn = 1) => ({ view: {}, scene: `${turn} ${hidden}` });

function table() {
  const sent: string[] = [];
  const wisher = new Wisher((move) => {
    sent.push(move);
    return Promise.resolve(true);
  });
  return { sent, wisher };
}

describe('a wish', () => {
  it('goes on with every new position until it is no longer offered', () => {
    const { sent, wisher } = table();
    wisher.begin('play_all', { ...view(), wishes: { play_all: 'play scout' }, ready: true });
    wisher.goOn({ ...view(), wishes: { play_all: 'play viper' }, ready: true });
    wisher.goOn({ ...view(), wishes: {}, ready: true });
    wisher.goOn({ ...view(), wishes: { play_all: 'play ram' }, ready: true });
    expect(sent).toEqual(['play scout', 'play viper']);
  });

  it('makes one move in one position, however often it is said', () => {
    const { sent, wisher } = table();
    const moment = { ...view(), wishes: { play_all: 'play scout' }, ready: true };
    wisher.begin('play_all', moment);
    wisher.goOn(moment);
    wisher.begin('play_all', moment);
    wisher.move('end', moment.view);
    expect(sent).toEqual(['play scout']);
  });

  it('stops when something came to light', () => {
    const { sent, wisher } = table();
    wisher.begin('play_all', { ...view(), wishes: { play_all: 'play corvette' }, ready: true });
    wisher.goOn({ ...view(4), wishes: { play_all: 'play scout' }, ready: true });
    expect(sent).toEqual(['play corvette']);
    expect(wisher.wish).toBeNull();
  });

  it('is for this turn only, also when its last move ended it', () => {
    const { sent, wisher } = table();
    wisher.begin('attack 1', { ...view(), wishes: { 'attack 1': 'attack 1 3' }, ready: true });
    wisher.goOn({ ...view(5, 2), wishes: {}, ready: false });
    expect(wisher.wish).toBeNull();
    wisher.goOn({ ...view(5, 3), wishes: { 'attack 1': 'attack 1 4' }, ready: true });
    expect(sent).toEqual(['attack 1 3']);
  });

  it('does not go on where the turns of others were not shown', () => {
    const { sent, wisher } = table();
    wisher.begin('attack 1', { ...view(), wishes: { 'attack 1': 'attack 1 3' }, ready: true });
    wisher.goOn({ ...view(5, 3), wishes: { 'attack 1': 'attack 1 4' }, ready: true });
    expect(sent).toEqual(['attack 1 3']);
  });

  it('waits while cards are on their way', () => {
    const { sent, wisher } = table();
    wisher.begin('play_all', { ...view(), wishes: { play_all: 'play scout' }, ready: true });
    wisher.goOn({ ...view(), wishes: {}, ready: false });
    expect(wisher.wish).toBe('play_all');
    wisher.goOn({ ...view(), wishes: { play_all: 'play viper' }, ready: true });
    expect(sent).toEqual(['play scout', 'play viper']);
  });

  it('is given up when a move was refused, and the same position can be played again', async () => {
    const sent: string[] = [];
    const wisher = new Wisher((move) => {
      sent.push(move);
      return Promise.resolve(false);
    });
    const moment = { ...view(), wishes: { play_all: 'play scout' }, ready: true };
    wisher.begin('play_all', moment);
    await Promise.resolve();
    await Promise.resolve();
    expect(wisher.wish).toBeNull();
    wisher.move('end', moment.view);
    expect(sent).toEqual(['play scout', 'end']);
  });
});
