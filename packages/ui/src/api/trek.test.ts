import { expect, test } from 'vitest';
import { normalizeTreks } from './normalize-trek.ts';
import { summarizeTrek, summarizeTreks } from './trek.ts';

test('the summaries of one list are one list', () => {
  const treks = normalizeTreks([{ id: 1 }, { id: 2 }], { backendUrl: '', placeholder: '' });
  expect(summarizeTreks(treks)).toEqual(treks.map(summarizeTrek));
  expect(summarizeTreks(treks)).toBe(summarizeTreks(treks));
  expect(summarizeTreks([...treks])).not.toBe(summarizeTreks(treks));
});
