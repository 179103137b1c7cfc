import * as z from 'zod/mini';
import * as cases from '../../../ui/src/catalogue/listing/listing.machine.test-cases.ts';
import { listingMachine } from '../../../ui/src/catalogue/listing/listing.machine.ts';
import { NO_FILTERS, type TrekFilters } from '../../../ui/src/catalogue/listing/listing.rules.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const text = z.nullable(z.string());
const range = z.strictObject({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
export const filters = z.strictObject({
  country: text,
  difficulty: text,
  activity: text,
  region: text,
  keyword: z.string(),
  isPopular: z.boolean(),
  price: range,
  days: range,
  month: z.nullable(z.number()),
  maxAltitude: z.nullable(z.number()),
} satisfies Record<keyof TrekFilters, z.ZodMiniType>);
export const someFilters = { Nepal: { filters: { country: 'nepal' } }, 'any country': { filters: { country: null } } };
export const someTreks = {
  'other treks': { catalogue: cases.otherCatalogue },
  'the same treks': { catalogue: cases.catalogue },
};

export const listing: WorkbenchMachine = {
  id: 'listing',
  title: 'Listing',
  machine: listingMachine,
  source: { name: 'listingMachine', from: '@trek/ui/machines' },
  inputs: cases.inputs,
  events: [
    event('draft.change', { filters: z.partial(filters) }, someFilters),
    event('filters.apply'),
    event('filters.change', { filters: z.partial(filters) }, someFilters),
    event('filters.reset'),
    event(
      'address.change',
      { filters },
      { 'an earlier step': { filters: cases.earlier }, 'the bare address': { filters: NO_FILTERS } },
    ),
    event('catalogue.change', { catalogue: z.string() }, someTreks),
    event('drawer.open'),
    event('drawer.close'),
  ],
  outcomes: {},
  states: {
    closed: {
      words: 'The filter drawer is closed.',
      script: [],
    },
    open: { words: 'The filter drawer is open.', script: [cases.openDrawer] },
  },
};
