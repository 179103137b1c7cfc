import { expect, test } from 'vitest';
import { normalizePlaces } from './normalize-place.ts';
import { summarizePlace } from './place.ts';

test('a summary keeps the names of a place, and omits its description', () => {
  const [place] = normalizePlaces(
    [{ id: 3, name: 'Upper Mustang', description: 'A high desert.', image: 'm.jpg', country: { name: 'Nepal' } }],
    { backendUrl: 'https://api.example.com', placeholder: '/none.svg' },
  );
  expect(place && summarizePlace(place)).toEqual({
    id: 3,
    name: 'Upper Mustang',
    slug: 'upper-mustang',
    country: 'Nepal',
  });
});
