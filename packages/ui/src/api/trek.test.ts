import { expect, test } from 'vitest';
import { normaliseTreks } from './normalise-trek.ts';
import { summariseTrek, summariseTreks } from './trek.ts';

test('the summaries of one list are one list', () => {
  const treks = normaliseTreks([{ id: 1 }, { id: 2 }], { backendUrl: '', placeholder: '' });
  expect(summariseTreks(treks)).toEqual(treks.map(summariseTrek));
  expect(summariseTreks(treks)).toBe(summariseTreks(treks));
  expect(summariseTreks([...treks])).not.toBe(summariseTreks(treks));
});
