import { expect, test } from 'vitest';
import { summarizeTrek } from '../../api/trek.ts';
import { testTrek } from '../../testing/fixtures.ts';
import { activityOptions, NO_FILTERS, pageOf } from './listing.rules.ts';
import { excerptKey, findRegion, listingExcerpt } from './listing-page.rules.ts';
import { INITIAL_LISTING, readListingQuery } from './listing-query.ts';

const everest = Array.from({ length: 30 }, (_, index) => ({
  ...summarizeTrek(testTrek),
  id: index + 1,
  region: 'Everest',
  activities: ['Trekking'],
  priceUsd: 1000 - index,
}));
const annapurna = { ...summarizeTrek(testTrek), id: 99, region: 'Annapurna', activities: ['Climbing'] };
const treks = [annapurna, ...everest];
const regions = [
  { id: 3, name: 'Annapurna' },
  { id: 4, name: 'Everest' },
];
const ids = (given: readonly { id: unknown }[]) => given.map(({ id }) => id);

test('an excerpt has the requested page of the matching treks, in the requested order', () => {
  const excerpt = listingExcerpt(treks, regions, 'region=4&sort=price-low&page=2');
  expect(excerpt.count).toBe(30);
  expect(ids(excerpt.treks)).toEqual(ids(pageOf(everest.toReversed(), 2)));
});

test('an excerpt lists the activities of all treks, including those that it does not show', () => {
  const excerpt = listingExcerpt(treks, regions, 'region=4');
  expect(excerpt.activities).toEqual(activityOptions(treks));
  expect(excerpt.activities).toContain('Climbing');
});

test('an excerpt is identified by filters, sort and page, in either view', () => {
  const query = 'region=4&sort=price-low&page=2';
  const { key } = listingExcerpt(treks, regions, query);
  const listing = readListingQuery(new URLSearchParams(query));
  expect([excerptKey(listing), excerptKey({ ...listing, view: 'list' })]).toEqual([key, key]);
  expect(excerptKey({ ...listing, page: 3 })).not.toBe(key);
  expect(excerptKey(INITIAL_LISTING)).toBe('');
});

test.each([
  ['3', 'Annapurna'],
  ['4', 'Everest'],
  ['5', null],
  ['everest', 'Everest'],
  ['EVEREST', 'Everest'],
  ['k2', null],
  [null, null],
])('the region %s is named %s', (region, name) => {
  expect(findRegion(regions, { ...NO_FILTERS, region })?.name ?? null).toBe(name);
});
