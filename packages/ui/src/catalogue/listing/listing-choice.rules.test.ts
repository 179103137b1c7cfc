import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS, SORTS, type TrekFilters } from './listing.rules.ts';
import { applyChoice, type ListingChoice } from './listing-choice.rules.ts';
import { readListingQuery, writeListingQuery } from './listing-query.ts';

const choose = (filters: Partial<TrekFilters>): ListingChoice => ({ type: 'filters.choose', filters });
const goTo = (page: number): ListingChoice => ({ type: 'page.choose', page });

describe('a choice', () => {
  test.each<[string, string, ListingChoice, string, 'push' | 'replace']>([
    ['other filters', 'country=nepal&page=4', choose({ country: 'bhutan' }), 'country=bhutan', 'push'],
    ['one filter less', 'country=nepal&keyword=lake&page=4', choose({ country: null }), 'keyword=lake', 'push'],
    ['no filters', 'country=nepal&sort=price-low&view=list', choose(NO_FILTERS), 'sort=price-low&view=list', 'push'],
    [
      'another sort',
      'page=4&view=list',
      { type: 'sort.choose', sort: 'price-low' },
      'sort=price-low&view=list',
      'replace',
    ],
    ['another page', 'country=nepal&page=4', goTo(2), 'country=nepal&page=2', 'push'],
    ['the list view', 'page=4', { type: 'view.choose', view: 'list' }, 'view=list&page=4', 'replace'],
    ['the grid', 'view=list&page=4', { type: 'view.choose', view: 'grid' }, 'page=4', 'replace'],
    ['the first page of other treks', 'country=nepal&page=4', { type: 'treks.change' }, 'country=nepal', 'replace'],
  ])('such as %s changes the query', (_, before, choice, query, mode) => {
    expect(applyChoice(before, choice)).toEqual({ query, mode });
  });

  test.each<[string, string, ListingChoice]>([
    ['the same filters', 'country=nepal&page=4', choose({ country: 'nepal' })],
    ['a keyword of spaces', 'country=nepal&page=4', choose({ keyword: '  ' })],
    ['no filters while there are none', 'page=2', choose(NO_FILTERS)],
    ['the same sort', 'sort=price-low&page=4', { type: 'sort.choose', sort: 'price-low' }],
    ['the same page', 'page=4', goTo(4)],
    ['the same view', 'page=4', { type: 'view.choose', view: 'grid' }],
    ['the first page of other treks, which is shown', 'country=nepal', { type: 'treks.change' }],
    ['nothing new in an address of another form', 'utm_source=mail&country=Nepal', choose({ country: 'nepal' })],
    ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map((page): [string, string, ListingChoice] => [
      `page ${page}`,
      'page=4',
      goTo(page),
    ]),
  ])('such as %s changes nothing', (_, before, choice) => {
    expect(applyChoice(before, choice)).toBeNull();
  });
});

const choices = fc.oneof(
  fc.record({
    type: fc.constant('filters.choose' as const),
    filters: fc.record(
      {
        country: fc.constantFrom('nepal', null),
        keyword: fc.constantFrom('', 'lake', ' lake '),
        isPopular: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('sort.choose' as const), sort: fc.constantFrom(...SORTS) }),
  fc.record({ type: fc.constant('page.choose' as const), page: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ type: fc.constant('view.choose' as const), view: fc.constantFrom('grid' as const, 'list' as const) }),
  fc.constant<ListingChoice>({ type: 'treks.change' }),
);

test('each of several choices changes its own part, and changes nothing when repeated', () => {
  fc.assert(
    fc.property(fc.array(choices, { maxLength: 30 }), (made) => {
      let query = '';
      for (const choice of made) {
        const before = readListingQuery(new URLSearchParams(query));
        query = applyChoice(query, choice)?.query ?? query;
        const after = readListingQuery(new URLSearchParams(query));
        expect(writeListingQuery(after).toString()).toBe(query);
        expect(applyChoice(query, choice)).toBeNull();
        if (choice.type !== 'filters.choose') expect(after.filters).toEqual(before.filters);
        if (choice.type !== 'sort.choose') expect(after.sort).toBe(before.sort);
        if (choice.type !== 'view.choose') expect(after.view).toBe(before.view);
        const isOtherList =
          JSON.stringify([after.filters, after.sort]) !== JSON.stringify([before.filters, before.sort]);
        if (isOtherList || choice.type === 'treks.change') expect(after.page).toBe(1);
        else if (choice.type !== 'page.choose') expect(after.page).toBe(before.page);
      }
    }),
  );
});
