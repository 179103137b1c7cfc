import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeAll } from 'vitest';
import * as Listing from '../../src/catalogue/listing/listing-parts.ts';
import { failed, loading, ready } from '../../src/testing/remote.ts';
import { storyRegions, storyTreks } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const departures = [{ startDate: '2030-03-14', places: 8, placesLeft: 5, isGuaranteed: true, guide: 'Dawa Sherpa' }];

const whole = {
  data: ready(storyTreks.map((trek) => ({ ...trek, departures }))),
  regions: ready(storyRegions),
  countries: ['Nepal', 'Bhutan'],
  query: '',
  onQueryChange: () => {},
};

/** The root of a listing on the page of a host that keeps its query, in one state of it. */
const inListing = (state: Partial<typeof whole> | { data: object } = {}) =>
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once.
  function InListing({ children }: { children: ReactNode }) {
    const given = { ...whole, ...(state as Partial<typeof whole>) };
    const [query, setQuery] = useState(given.query);
    return (
      <HostPage>
        <Listing.Root {...given} query={query} onQueryChange={setQuery}>
          {children}
          <output>{'of the test'}</output>
        </Listing.Root>
      </HostPage>
    );
  };

// The slider loads late: from then on it is there at once.
beforeAll(async () => {
  const Around = inListing();
  await act(async () => void render(<Listing.PriceField />, { wrapper: Around }));
  await screen.findAllByRole('slider', {}, { timeout: 10_000 });
  cleanup();
});

const part = (name: string) => `[data-scope="listing"][data-part="${name}"]`;
const on = (tag: string, selector: string) => ({ element: { tag, selector } });
const found = { props: {}, Around: inListing() };
const isListView = () => document.querySelector('[aria-pressed="true"]') !== null;
const isOpen = () =>
  document.querySelector('[data-part="filters"][data-state="open"], [aria-expanded="true"]') !== null;

describeConformance('Listing.Root', {
  Part: Listing.Root,
  props: whole,
  Around: HostPage,
  ...on('section', part('root')),
  takesAsChild: true,
});
describeConformance('Listing.Title', { Part: Listing.Title, ...found, ...on('h1', part('title')), takesAsChild: true });
describeConformance('Listing.Layout', {
  Part: Listing.Layout,
  ...found,
  ...on('div', part('layout')),
  takesAsChild: true,
});
describeConformance('Listing.Filters', {
  Part: Listing.Filters,
  ...found,
  ...on('div', part('filters')),
  takesAsChild: true,
});
describeConformance('Listing.FiltersTitle', {
  Part: Listing.FiltersTitle,
  ...found,
  ...on('h2', part('filters-title')),
  takesAsChild: true,
});
describeConformance('Listing.FiltersClose', {
  Part: Listing.FiltersClose,
  ...found,
  ...on('button', 'button'),
  takesAsChild: true,
});
describeConformance('Listing.FiltersTrigger', {
  Part: Listing.FiltersTrigger,
  ...found,
  ...on('button', 'button'),
  takesAsChild: false,
  pressed: isOpen,
});
describeConformance('Listing.FilterPanel', {
  Part: Listing.FilterPanel,
  ...found,
  // Its own filters have sliders, whose code comes later.
  props: { children: 'Filters' },
  ...on('form', part('filter-panel')),
});
describeConformance('Listing.KeywordField', {
  Part: Listing.KeywordField,
  ...found,
  ...on('input', '[name="keyword"]'),
});
describeConformance('Listing.CountryField', {
  Part: Listing.CountryField,
  ...found,
  ...on('select', '[name="country"]'),
});
describeConformance('Listing.RegionField', {
  Part: Listing.RegionField,
  ...found,
  ...on('select', '[name="region"]'),
});
describeConformance('Listing.MonthField', {
  Part: Listing.MonthField,
  ...found,
  ...on('select', '[name="month"]'),
});
describeConformance('Listing.DepartureField', {
  Part: Listing.DepartureField,
  ...found,
  ...on('select', '[name="departs"]'),
});
describeConformance('Listing.AltitudeField', {
  Part: Listing.AltitudeField,
  ...found,
  ...on('select', '[name="maxAltitude"]'),
});
describeConformance('Listing.DifficultyField', {
  Part: Listing.DifficultyField,
  ...found,
  ...on('select', '[name="difficulty"]'),
});
describeConformance('Listing.ActivityField', {
  Part: Listing.ActivityField,
  ...found,
  ...on('select', '[name="activity"]'),
});
describeConformance('Listing.PopularField', {
  Part: Listing.PopularField,
  ...found,
  ...on('input', '[name="popular"]'),
});
const slider = { ...found, ...on('div', '[data-scope="slider"][data-part="root"]'), isReplacedOnceHydrated: true };
describeConformance('Listing.PriceField', { Part: Listing.PriceField, ...slider });
describeConformance('Listing.DurationField', { Part: Listing.DurationField, ...slider });
describeConformance('Listing.FilterActions', {
  Part: Listing.FilterActions,
  ...found,
  ...on('div', part('filter-actions')),
  takesAsChild: true,
});
describeConformance('Listing.Apply', { Part: Listing.Apply, ...found, ...on('button', 'button') });
describeConformance('Listing.Reset', { Part: Listing.Reset, ...found, ...on('button', 'button'), takesAsChild: true });
describeConformance('Listing.Found', {
  Part: Listing.Found,
  ...found,
  ...on('section', part('found')),
  takesAsChild: true,
});
describeConformance('Listing.ResultsTitle', {
  Part: Listing.ResultsTitle,
  ...found,
  ...on('h2', part('results-title')),
  takesAsChild: true,
});
describeConformance('Listing.Toolbar', {
  Part: Listing.Toolbar,
  ...found,
  ...on('div', part('toolbar')),
  takesAsChild: true,
});
describeConformance('Listing.Count', { Part: Listing.Count, ...found, ...on('p', part('count')), takesAsChild: true });
describeConformance('Listing.OrderNote', {
  Part: Listing.OrderNote,
  ...found,
  props: { children: 'In season first' },
  ...on('p', part('order-note')),
  takesAsChild: true,
});
describeConformance('Listing.Tools', {
  Part: Listing.Tools,
  ...found,
  ...on('div', part('tools')),
  takesAsChild: true,
});
describeConformance('Listing.Sort', { Part: Listing.Sort, ...found, ...on('select', 'select') });
describeConformance('Listing.ViewToggle', {
  Part: Listing.ViewToggle,
  ...found,
  ...on('button', part('view-toggle')),
  takesAsChild: true,
  pressed: isListView,
});
describeConformance('Listing.Chips', {
  Part: Listing.Chips,
  props: {},
  Around: inListing({ query: 'country=nepal' }),
  ...on('ul', part('chips')),
  takesAsChild: true,
});
describeConformance('Listing.Results', {
  Part: Listing.Results,
  ...found,
  ...on('div', part('results')),
  takesAsChild: true,
});
describeConformance('Listing.Pagination', {
  Part: Listing.Pagination,
  ...found,
  ...on('nav', part('pagination')),
  takesAsChild: true,
});
describeConformance('Listing.Loading', {
  Part: Listing.Loading,
  props: {},
  Around: inListing({ data: loading }),
  ...on('p', part('loading')),
  takesAsChild: true,
});
describeConformance('Listing.Skeletons', {
  Part: Listing.Skeletons,
  props: {},
  Around: inListing({ data: loading }),
  ...on('div', part('results')),
  takesAsChild: true,
});
describeConformance('Listing.Failed', {
  Part: Listing.Failed,
  props: {},
  Around: inListing({ data: failed('Away') }),
  ...on('div', '[role="alert"]'),
});
describeConformance('Listing.Empty', {
  Part: Listing.Empty,
  props: {},
  Around: inListing({ data: ready([]) }),
  ...on('div', '[data-scope="status"][data-part="root"]'),
});
describeConformance('Listing.NoMatch', {
  Part: Listing.NoMatch,
  props: {},
  Around: inListing({ query: 'keyword=zzzz' }),
  ...on('div', '[data-scope="status"][data-part="root"]'),
});
describeConformance('Listing.Ask', {
  Part: Listing.Ask,
  props: {},
  Around: inListing({ query: 'keyword=zzzz' }),
  ...on('a', 'a'),
});
describeConformance('Listing.FilterSuggestions', {
  Part: Listing.FilterSuggestions,
  props: {},
  Around: inListing({ query: 'keyword=zzzz' }),
  ...on('div', part('filter-suggestions')),
  takesAsChild: true,
});
