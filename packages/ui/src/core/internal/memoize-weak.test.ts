import { expect, test, vi } from 'vitest';
import { memoizeWeak } from './memoize-weak.ts';

test('the result for an object is computed once', () => {
  const make = vi.fn((given: unknown) => [given]);
  const once = memoizeWeak(make);
  const list = [1, 2];
  expect(once(list)).toBe(once(list));
  expect(make).toHaveBeenCalledOnce();
});

test('an equal object is computed again', () => {
  const once = memoizeWeak((given) => [given]);
  expect(once([1])).not.toBe(once([1]));
});

test.each([undefined, null, '', 7])('the result for %j is computed each time', (given) => {
  const once = memoizeWeak((value) => [value]);
  expect(once(given)).toEqual([given]);
  expect(once(given)).not.toBe(once(given));
});
