import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalComparedQuery,
  comparedQuery,
  monthRanges,
  readCompared,
  readComparedQuery,
} from './compare.rules.ts';

describe('the treks in an address', () => {
  test.each<[string, string[], number]>([
    ['', [], 0],
    ['treks=', [], 0],
    ['treks=,,', [], 0],
    ['treks=druk-path-trek', ['druk-path-trek'], 0],
    ['?treks=a,b,c', ['a', 'b', 'c'], 0],
    ['treks=a%2Cb', ['a', 'b'], 0],
    ['treks=a,A,%20a%20,b', ['a', 'b'], 0],
    ['treks=a,b,c,d,e', ['a', 'b', 'c'], 2],
    ['treks=Druk+Path+Trek', ['druk-path-trek'], 0],
    ['treks=<script>', ['script'], 0],
    [`treks=${Array.from({ length: 1000 }, (_, index) => `t${index}`).join(',')}`, ['t0', 't1', 't2'], 3],
  ])('in %j are %j, and %d are left out', (search, slugs, leftOut) => {
    expect(readComparedQuery(search)).toEqual({ slugs, leftOut });
  });

  test('are read back as written, and writing them again changes nothing', () => {
    expect(comparedQuery([])).toBe('');
    expect(comparedQuery(['a-trek', 'अन्नपूर्ण'])).toBe(`treks=a-trek,${encodeURIComponent('अन्नपूर्ण')}`);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const once = canonicalComparedQuery(new URLSearchParams({ treks: names.join(',') }).toString());
        expect(canonicalComparedQuery(once)).toBe(once);
        expect(readComparedQuery(once).slugs.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

const everest = { slug: 'everest', title: 'Everest' };

test.each<[string | null, unknown[]]>([
  [null, []],
  ['', []],
  ['nonsense', []],
  ['{"slug":"a"}', []],
  [JSON.stringify([everest, null, 3, { slug: '', title: 'x' }, { slug: 'b' }, everest]), [everest]],
  [JSON.stringify([{ ...everest, price: 1 }]), [everest]],
  [
    JSON.stringify(['a', 'b', 'c', 'd'].map((slug) => ({ slug, title: slug }))),
    ['a', 'b', 'c'].map((slug) => ({ slug, title: slug })),
  ],
])('the stored text %s is %j', (text, chosen) => {
  expect(readCompared(text)).toEqual(chosen);
});

test.each<[number[], [number, number][]]>([
  [[], []],
  [[5], [[5, 5]]],
  [
    [3, 4, 5, 9, 10, 11],
    [
      [3, 5],
      [9, 11],
    ],
  ],
  [[1, 2, 3, 11, 12], [[11, 3]]],
  [[12, 1], [[12, 1]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('the months %j are the rows %j', (months, ranges) => {
  expect(monthRanges(months)).toEqual(ranges);
});
