import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrekDetails } from './normalize-details.ts';

const month = { day: 10, night: -2, rain: 30 };
const details = {
  permits: [{ name: 'Park entry', issuer: 'The park', fee: 'NPR 3,000' }],
  effort: { terrain: 'Good paths.', fitness: 'Six hours a day.' },
  packing: ['Warm jacket'],
  questions: [{ question: 'Is it cold?', answer: 'At night.' }],
  singleSupplement: 120,
  weather: { place: 'Namche Bazaar', altitude: 3440, source: 'DHM', months: Array.from({ length: 12 }, () => month) },
  carbon: { kilograms: 75, method: '276 km by air.' },
  guide: { name: 'Tenzing', role: 'Guide', bio: 'From Thame.' },
  similar: [
    {
      id: 102,
      title: 'Gokyo Lakes Trek',
      region: 'Everest',
      duration: 12,
      difficulty: 'Challenging',
      maxAltitude: 5357,
    },
  ],
  sources: ['Guidebooks'],
};

describe('the details of a trek', () => {
  test('are read completely', () => {
    expect(readTrekDetails(details)).toEqual(details);
  });

  test('have no permits if the list is empty, and unknown permits without a list', () => {
    expect(readTrekDetails({ permits: [] })?.permits).toEqual([]);
    expect(readTrekDetails({})?.permits).toBeUndefined();
  });

  test.each<[string, object]>([
    ['a permit without a name', { permits: [{ issuer: 'The park' }] }],
    ['a question without an answer', { questions: [{ question: 'Is it cold?' }] }],
    ['weather of eleven months', { weather: { ...details.weather, months: details.weather.months.slice(1) } }],
    ['a guide without a name', { guide: { role: 'Guide' } }],
    ['a similar trek without an id', { similar: [{ title: 'Gokyo' }] }],
    ['an estimate without a sum', { carbon: { method: 'By air.' } }],
    ['an empty effort', { effort: {} }],
  ])('omit %s', (_, raw) => {
    const read = Object.values(readTrekDetails(raw) ?? {}).filter((value) => value !== undefined);
    expect(read.every((value) => Array.isArray(value) && value.length === 0)).toBe(true);
  });

  test('are undefined for anything but an object', () => {
    expect([null, undefined, 'text', 7].map(readTrekDetails)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('never throw', () => {
    const junk = fc.dictionary(fc.constantFrom(...Object.keys(details)), fc.anything());
    fc.assert(fc.property(junk, (raw) => readTrekDetails(raw) !== null));
  });
});
