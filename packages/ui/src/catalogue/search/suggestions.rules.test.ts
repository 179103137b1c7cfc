import { describe, expect, test } from 'vitest';
import { movedPlace, readRecent, rememberSearch, trimmedQuery } from './suggestions.rules.ts';

describe('a device’s stored searches', () => {
  test('is each search once, the newest first, five at most', () => {
    expect(rememberSearch(['gokyo', 'EBC'], 'ebc')).toEqual(['ebc', 'gokyo']);
    expect(rememberSearch(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
  });

  test.each([
    [null, []],
    ['["gokyo"]', ['gokyo']],
    ['["gokyo", 3, " ", null]', ['gokyo']],
    ['{"gokyo": 1}', []],
    ['[', []],
    ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ])('is read from %s as %j', (text, recent) => {
    expect(readRecent(text)).toEqual(recent);
  });
});

test('a query has no superfluous spaces', () => {
  expect(trimmedQuery('  kala \n patthar ')).toBe('kala patthar');
});

test.each([
  [null, 3, 'next', 0],
  [0, 3, 'next', 1],
  [2, 3, 'next', null],
  [null, 3, 'previous', 2],
  [0, 3, 'previous', null],
  [null, 0, 'next', null],
  [null, 0, 'previous', null],
] as const)('from %j in a list of %i the %s place is %j', (active, count, to, place) => {
  expect(movedPlace(active, count, to)).toBe(place);
});
