import { describe, expect, it } from 'vitest';
import { parse } from '$lib/router.svelte';
import addresses from '../../src/asterism/server/http/addresses.json';

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/lobby', { page: 'lobby' }],
    ['/r/abc', { page: 'room', room: 'abc' }],
    ['/g/abc/', { page: 'replay', game: 'abc' }],
    ['/learn/stellar', { page: 'lesson', game: 'stellar' }],
    ['/workshop', { page: 'workshop' }],
    ['/workshop/stellar', { page: 'bench', game: 'stellar' }],
    ['/r', { page: 'nowhere' }],
    ['/r/abc/more', { page: 'nowhere' }],
    ['/lobby/more', { page: 'nowhere' }],
    ['/else', { page: 'nowhere' }],
  ])('%s names its page', (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  it.each(Object.entries(addresses))('of %s is understood', (page, address) => {
    expect(parse(`/${address.replace(/\{\w+\}/, 'abc')}`).page).toBe(page);
  });
});
