import { expect, test } from 'vitest';
import { travelersTooMany } from './departure-words.ts';
import { storyDeparture } from './testing/story-office.tsx';

test('a joined departure can have too many travelers, a private one can not', () => {
  const full = { ...storyDeparture, places: 8, travelers: 8 };
  expect(travelersTooMany(full)).toBe(0);
  expect(travelersTooMany({ ...full, travelers: 10 })).toBe(2);
  expect(travelersTooMany({ ...full, travelers: 10, kind: 'private' })).toBe(0);
  expect(travelersTooMany({ ...full, travelers: 10, kind: 'private', places: null })).toBe(0);
});
