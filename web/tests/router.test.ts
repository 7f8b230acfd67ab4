import { describe, expect, it } from 'vitest';
import { parse } from '$lib/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/lobby', { page: 'lobby' }],
    ['/r/abc', { page: 'room', room: 'abc' }],
    ['/g/abc/', { page: 'replay', game: 'abc' }],
    ['/r', { page: 'nowhere' }],
    ['/lobby/more', { page: 'nowhere' }],
    ['/else', { page: 'nowhere' }],
  ])('%s names its page', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});
