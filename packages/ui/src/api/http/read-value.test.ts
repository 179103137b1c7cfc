import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readAmount,
  readField,
  readId,
  readList,
  readNumber,
  readOptionalText,
  readText,
  readTexts,
} from './read-value.ts';

test.each([
  ['USD 1,450.00', 1450],
  ['$1,450 per person', 1450],
  ['1450', 1450],
  ['1,234,567.89', 1_234_567.89],
  ['from 990 to 1,200', 990],
  ['12.5', 12.5],
  ['1,45', 1.45],
  ['1.450', undefined],
  ['0', 0],
  [1450, 1450],
  [0, 0],
  ['on request', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [true, undefined],
  [[1450], undefined],
  [{}, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('L2: the number in %j is %j', (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test.each([
  ['14 days', 14],
  ['5-7 days', 5],
  ['approx. 12 Days', 12],
])('the days in %j are %i', (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test('L2: a printed price is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      const printed = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
      expect(readNumber(printed)).toBe(cents / 100);
    }),
  );
});

test.each([
  [0, 0],
  ['14 days', 14],
  [-1, undefined],
  ['on request', undefined],
  [Number.NaN, undefined],
])('the amount in %j is %j', (value, expected) => {
  expect(readAmount(value)).toBe(expected);
});

test.each([
  [7, 7],
  [0, 0],
  ['seven', 'seven'],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('the id in %j is %j', (value, expected) => {
  expect(readId(value)).toBe(expected);
});

test('texts are trimmed, numbers printed, everything else is the fallback', () => {
  const read = [' a ', 7, '', '  ', null, undefined, {}, [], true, Number.NaN].map((value) => readText(value, '-'));
  expect(read).toEqual(['a', '7', '-', '-', '-', '-', '-', '-', '-', '-']);
  expect([readOptionalText(' a '), readOptionalText(' '), readOptionalText({})]).toEqual(['a', null, null]);
});

test('lists keep their texts; anything else is an empty list', () => {
  expect(readTexts([' a ', null, '', 7, {}, ['b']])).toEqual(['a', '7']);
  for (const value of [null, 'a', {}, { length: 1 }, 7]) expect([readList(value), readTexts(value)]).toEqual([[], []]);
});

test('an object has only its own fields', () => {
  expect(readField({ a: 1 }, 'a')).toBe(1);
  for (const value of [{}, null, 'text', 7, undefined]) {
    expect([readField(value, 'toString'), readField(value, '__proto__'), readField(value, 'length')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
});
