import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectListing } from './listing.connect.ts';
import { type ListingEvent, listingMachine } from './listing.machine.ts';
import { NO_FILTERS } from './listing.rules.ts';
import type { ListingChoice } from './listing-choice.rules.ts';
import { readListingQuery } from './listing-query.ts';

/** The listing at an address, after some events. */
function listingAt(query: string, ...events: ListingEvent[]) {
  const criteria = readListingQuery(new URLSearchParams(query));
  const actor = createActor(listingMachine, { input: criteria }).start();
  for (const event of events) actor.send(event);
  const heard = { send: vi.fn(), choose: vi.fn() };
  return { ...heard, listing: connectListing(actor.getSnapshot(), criteria, heard) };
}

describe('what a listing tells its parts', () => {
  test('at first nothing is looked for, in a grid, behind a closed drawer', () => {
    expect(listingAt('').listing).toMatchObject({
      draft: NO_FILTERS,
      applied: NO_FILTERS,
      sort: 'recommended',
      page: 1,
      view: 'grid',
      isFiltersOpen: false,
    });
  });

  test('filters in force, sort, page and view are those of the query', () => {
    expect(listingAt('country=nepal&sort=price-low&view=list&page=2').listing).toMatchObject({
      applied: { ...NO_FILTERS, country: 'nepal' },
      sort: 'price-low',
      page: 2,
      view: 'list',
    });
  });

  test.each<[string, ListingEvent, object]>([
    ['an open drawer', { type: 'drawer.open' }, { isFiltersOpen: true }],
    [
      'a draft that is not in force',
      { type: 'draft.change', filters: { keyword: 'ebc' } },
      { draft: { ...NO_FILTERS, keyword: 'ebc' }, applied: NO_FILTERS },
    ],
  ])('it tells of %s', (_, event, facts) => {
    expect(listingAt('', event).listing).toMatchObject(facts);
  });
});

describe('what a part can do with a listing', () => {
  const filters = { country: 'nepal' };
  type Act = (listing: ReturnType<typeof connectListing>) => void;

  test.each<[string, Act, ListingEvent]>([
    ['open the filters', (listing) => listing.openFilters(), { type: 'drawer.open' }],
    ['close them', (listing) => listing.closeFilters(), { type: 'drawer.close' }],
    ['change the draft', (listing) => listing.changeDraft(filters), { type: 'draft.change', filters }],
    ['apply it', (listing) => listing.applyDraft(), { type: 'filters.apply' }],
    ['change a filter at once', (listing) => listing.changeFilters(filters), { type: 'filters.change', filters }],
    ['reset all filters', (listing) => listing.resetFilters(), { type: 'filters.reset' }],
  ])('it can %s', (_, act, event) => {
    const { listing, send, choose } = listingAt('');
    act(listing);
    expect([send.mock.calls, choose.mock.calls]).toEqual([[[event]], []]);
  });

  test.each<[string, Act, ListingChoice]>([
    ['an order', (listing) => listing.chooseSort('price-high'), { type: 'sort.choose', sort: 'price-high' }],
    ['a page', (listing) => listing.choosePage(3), { type: 'page.choose', page: 3 }],
    ['a view', (listing) => listing.chooseView('list'), { type: 'view.choose', view: 'list' }],
  ])('it can choose %s', (_, act, choice) => {
    const { listing, send, choose } = listingAt('');
    act(listing);
    expect([send.mock.calls, choose.mock.calls]).toEqual([[], [[choice]]]);
  });
});
