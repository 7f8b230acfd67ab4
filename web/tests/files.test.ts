/** What is read from a file that somebody brings. */

import { expect, test } from 'vitest';
import { games } from '../src/lib/files';

test('a record is one game', () => {
  expect(games('asterism 1\n\n0 take 3')).toEqual([{ record: 'asterism 1\n\n0 take 3', seat: null }]);
});

test('what a device hands over is a list of games with the seat one had', () => {
  const file = JSON.stringify({ asterism: 1, records: [{ seat: 1, record: 'one' }, { record: 'two' }, 'nonsense', null] });
  expect(games(file)).toEqual([
    { record: 'one', seat: 1 },
    { record: 'two', seat: null },
  ]);
});

test('any other file is left to the server to refuse', () => {
  expect(games('{"a": 1}')).toEqual([{ record: '{"a": 1}', seat: null }]);
  expect(games('null')).toEqual([{ record: 'null', seat: null }]);
});
