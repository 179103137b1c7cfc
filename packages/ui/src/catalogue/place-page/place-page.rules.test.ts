import { describe, expect, test } from 'vitest';
import { normalizePlaces } from '../../api/normalize-place.ts';
import { normalizeTreks } from '../../api/normalize-trek.ts';
import { findPlace, treksOfCountry, treksOfRegion } from './place-page.rules.ts';

const images = { backendUrl: 'https://api.example.com', placeholder: '/placeholder.svg' };
const places = normalizePlaces(
  [
    { id: 4, name: 'Tibet' },
    { id: 9, name: 'Rara & Far West' },
  ],
  images,
);
const [tibet, rara] = places as [(typeof places)[number], (typeof places)[number]];
const treks = normalizeTreks(
  [
    { title: 'By id', country: { id: 4, name: 'Xizang' }, region: { id: 9, name: 'West' } },
    { title: 'By name', country: { name: 'tibet' }, region: { name: 'RARA & far west' } },
    { title: 'By the id of its region', regionId: '9' },
    { title: 'Elsewhere', country: { id: 1, name: 'Nepal' }, region: { id: 2, name: 'Everest' } },
    { title: 'Nowhere' },
  ],
  images,
);
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

describe('a place', () => {
  test.each([
    ['tibet', tibet],
    ['Tibet', tibet],
    ['rara--far-west', rara],
    ['atlantis', undefined],
    ['', undefined],
  ])('is found by the slug %j', (slug, place) => {
    expect(findPlace(places, slug)).toBe(place);
  });

  test('has the treks that refer to it by id or by name, in any case', () => {
    expect(titles(treksOfCountry(treks, tibet))).toEqual(['By id', 'By name']);
    expect(titles(treksOfRegion(treks, rara))).toEqual(['By id', 'By name', 'By the id of its region']);
  });
});
