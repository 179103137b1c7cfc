import { expect, test, vi } from 'vitest';
import { onceFor } from './once-for.ts';

test('what was made of an object is made once', () => {
  const make = vi.fn((given: unknown) => [given]);
  const once = onceFor(make);
  const list = [1, 2];
  expect(once(list)).toBe(once(list));
  expect(make).toHaveBeenCalledOnce();
});

test('another object of the same content is another one', () => {
  const once = onceFor((given) => [given]);
  expect(once([1])).not.toBe(once([1]));
});

test.each([undefined, null, '', 7])('of %j it is made anew', (given) => {
  const once = onceFor((value) => [value]);
  expect(once(given)).toEqual([given]);
  expect(once(given)).not.toBe(once(given));
});
