import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectListing } from './listing.connect.ts';
import { type ListingEvent, listingMachine } from './listing.machine.ts';
import { NO_FILTERS } from './listing.rules.ts';
import { INITIAL_LISTING } from './listing-query.ts';

/** The listing after some events, with the treks there. */
function listingAfter(...events: ListingEvent[]) {
  const actor = createActor(listingMachine, { input: { ...INITIAL_LISTING, data: 'ready' } }).start();
  for (const event of events) actor.send(event);
  return connectListing(actor.getSnapshot(), actor.send);
}

describe('what a listing tells its parts', () => {
  test('at first nothing is looked for, in a grid, behind a closed drawer', () => {
    expect(listingAfter()).toMatchObject({
      draft: NO_FILTERS,
      applied: NO_FILTERS,
      sort: 'recommended',
      page: 1,
      view: 'grid',
      isFiltersOpen: false,
      dataStatus: 'ready',
      message: null,
    });
  });

  test.each<[string, ListingEvent, object]>([
    ['an open drawer', { type: 'drawer.open' }, { isFiltersOpen: true }],
    ['the list view', { type: 'view.choose', view: 'list' }, { view: 'list' }],
    ['another page', { type: 'page.choose', page: 2 }, { page: 2 }],
    ['another order', { type: 'sort.choose', sort: 'price-low' }, { sort: 'price-low' }],
    ['treks on their way', { type: 'data.loading' }, { dataStatus: 'loading', message: null }],
    ['why no treks came', { type: 'data.failed', message: 'Away' }, { dataStatus: 'failed', message: 'Away' }],
    [
      'a draft that is not in force',
      { type: 'draft.change', filters: { keyword: 'ebc' } },
      { draft: { ...NO_FILTERS, keyword: 'ebc' }, applied: NO_FILTERS },
    ],
  ])('it tells of %s', (_, event, facts) => {
    expect(listingAfter(event)).toMatchObject(facts);
  });
});

describe('what a part can do with a listing', () => {
  const filters = { country: 'nepal' };

  test.each<[string, (listing: ReturnType<typeof connectListing>) => void, ListingEvent]>([
    ['open the filters', (listing) => listing.openFilters(), { type: 'drawer.open' }],
    ['close them', (listing) => listing.closeFilters(), { type: 'drawer.close' }],
    ['change the draft', (listing) => listing.changeDraft(filters), { type: 'draft.change', filters }],
    ['apply it', (listing) => listing.applyDraft(), { type: 'filters.apply' }],
    ['change a filter at once', (listing) => listing.changeFilters(filters), { type: 'filters.change', filters }],
    ['reset all filters', (listing) => listing.resetFilters(), { type: 'filters.reset' }],
    ['choose an order', (listing) => listing.chooseSort('price-high'), { type: 'sort.choose', sort: 'price-high' }],
    ['turn to a page', (listing) => listing.choosePage(3), { type: 'page.choose', page: 3 }],
    ['choose a view', (listing) => listing.chooseView('list'), { type: 'view.choose', view: 'list' }],
  ])('it can %s', (_, act, event) => {
    const send = vi.fn();
    const actor = createActor(listingMachine, { input: { ...INITIAL_LISTING, data: 'ready' } }).start();
    act(connectListing(actor.getSnapshot(), send));
    expect(send.mock.calls).toEqual([[event]]);
  });
});
