import * as z from 'zod/mini';
import * as cases from '../../../ui/src/catalogue/listing/listing.machine.test-cases.ts';
import { listingMachine } from '../../../ui/src/catalogue/listing/listing.machine.ts';
import { SORTS, type TrekFilters } from '../../../ui/src/catalogue/listing/listing.rules.ts';
import { INITIAL_LISTING } from '../../../ui/src/catalogue/listing/listing-query.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const text = z.nullable(z.string());
const range = z.strictObject({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
const filters = z.strictObject({
  country: text,
  difficulty: text,
  activity: text,
  regionId: text,
  keyword: z.string(),
  isPopular: z.boolean(),
  price: range,
  days: range,
} satisfies Record<keyof TrekFilters, z.ZodMiniType>);
const sort = z.enum(SORTS);
const view = z.enum(['grid', 'list']);
const someFilters = { Nepal: { filters: { country: 'nepal' } }, 'any country': { filters: { country: null } } };

export const listing: WorkbenchMachine = {
  id: 'listing',
  title: 'Listing',
  machine: listingMachine,
  source: { name: 'listingMachine', from: '@trek/ui/listing/machine' },
  inputs: cases.inputs,
  events: [
    event('data.loading'),
    event('data.failed', { message: z.string() }, { 'a sentence': { message: 'boom' } }),
    event(
      'data.ready',
      { catalogue: z.optional(z.string()) },
      {
        'other treks': { catalogue: cases.otherCatalogue },
        'the same treks': { catalogue: cases.catalogue },
        'treks unknown': {},
      },
    ),
    event('draft.change', { filters: z.partial(filters) }, someFilters),
    event('filters.apply'),
    event('filters.change', { filters: z.partial(filters) }, someFilters),
    event('filters.reset'),
    event('sort.choose', { sort }, { cheapest: { sort: 'price-low' } }),
    event('page.choose', { page: z.number() }, { two: { page: 2 }, none: { page: 0 } }),
    event('view.choose', { view }, { list: { view: 'list' }, grid: { view: 'grid' } }),
    event('drawer.open'),
    event('drawer.close'),
    event(
      'address.change',
      { listing: z.strictObject({ filters, sort, view, page: z.int() }) },
      {
        'an earlier step': { listing: cases.earlier },
        'the bare address': { listing: INITIAL_LISTING },
      },
    ),
  ],
  outcomes: {},
  states: {
    'data.loading': { words: 'The treks are loading.', sees: 'Loading treks...', script: [] },
    'data.failed': {
      words: 'The treks failed to load, and the page says why.',
      sees: 'Error loading treks: boom',
      demands: ['Error loading treks: boom'],
      input: 'failed',
      script: [],
    },
    'data.ready': { words: 'The treks have loaded.', sees: '8 treks, Page 2', input: 'page4', script: [] },
    criteria: {
      words: 'Filters, sort and page can change.',
      sees: '8 treks, Page 2',
      input: 'page4',
      script: [],
    },
    'drawer.closed': {
      words: 'The filter drawer is closed.',
      sees: { role: 'button', name: 'Filters' },
      misses: 'Country',
      input: 'page4',
      script: [],
    },
    'drawer.open': { words: 'The filter drawer is open.', sees: 'Country', input: 'page4', script: [cases.openDrawer] },
    'view.grid': { words: 'The treks are shown as a grid.', misses: 'View Details', input: 'page4', script: [] },
    'view.list': { words: 'The treks are shown as a list.', sees: 'View Details', input: 'list', script: [] },
  },
};
