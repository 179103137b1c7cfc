import * as z from 'zod/mini';
import { catalogue } from '../../../ui/src/catalogue/listing/listing.machine.test-cases.ts';
import { SORTS } from '../../../ui/src/catalogue/listing/listing.rules.ts';
import * as cases from '../../../ui/src/testing/listing-host.machine.test-cases.ts';
import { listingHostMachine } from '../../../ui/src/testing/listing-host.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';
import { filters, listing, someFilters, someTreks } from './listing.ts';

/** A page with a listing. It keeps what the listing's machine leaves to its host: the query and the treks. */
export const listingHost: WorkbenchMachine = {
  id: 'listingHost',
  title: 'Listing on its page',
  machine: listingHostMachine,
  source: { name: 'listingHostMachine', from: '@trek/ui/internal/testing/machines' },
  inputs: cases.inputs,
  events: [
    event('data.loading'),
    event('data.failed', { message: z.string() }, { 'a sentence': { message: 'boom' } }),
    event('data.ready', { catalogue: z.string() }, someTreks),
    event('filters.choose', { filters: z.partial(filters) }, someFilters),
    event('sort.choose', { sort: z.enum(SORTS) }, { cheapest: { sort: 'price-low' } }),
    event('page.choose', { page: z.number() }, { two: { page: 2 }, none: { page: 0 } }),
    event('view.choose', { view: z.enum(['grid', 'list']) }, { list: { view: 'list' }, grid: { view: 'grid' } }),
    event('treks.change'),
    event(
      'address.change',
      { query: z.string() },
      { 'an earlier step': { query: cases.earlier }, 'the bare address': { query: '' } },
    ),
  ],
  children: { listing },
  outcomes: {},
  states: {
    loading: { words: 'The treks are loading.', sees: 'Loading treks...', script: [] },
    failed: {
      words: 'The treks failed to load, and the page says why.',
      sees: 'Error loading treks: boom',
      demands: ['Error loading treks: boom'],
      script: [cases.fail],
    },
    ready: {
      words: 'The treks have loaded. What is shown of them is in the query.',
      sees: '8 treks, Page 2',
      input: 'page 4 of Nepal',
      script: [cases.arrive(catalogue)],
    },
  },
};
