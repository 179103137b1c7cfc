import { expect, test } from 'vitest';
import { normalisePlaces } from './normalise-place.ts';
import { summarisePlace } from './place.ts';

test('a summary keeps what names a place, and leaves out what is told of it', () => {
  const [place] = normalisePlaces(
    [{ id: 3, name: 'Upper Mustang', description: 'A high desert.', image: 'm.jpg', country: { name: 'Nepal' } }],
    { backendUrl: 'https://api.example.com', placeholder: '/none.svg' },
  );
  expect(place && summarisePlace(place)).toEqual({
    id: 3,
    name: 'Upper Mustang',
    slug: 'upper-mustang',
    country: 'Nepal',
  });
});
