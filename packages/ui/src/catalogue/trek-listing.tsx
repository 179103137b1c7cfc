'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { Status } from '../kit/status.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { trekListingAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages, SORT_LABELS } from './catalogue.messages.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PAGE_SIZE, SORTS } from './listing.rules.ts';
import { writeListingQuery } from './listing-query.ts';
import { TrekCard } from './trek-card.tsx';
import { type Listing, type ListingOptions, useListing } from './use-listing.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h1', anatomy, 'title');
const Layout = createPart('div', anatomy, 'layout');
const Filters = createPart('aside', anatomy, 'filters');
const FiltersTitle = createPart('h2', anatomy, 'filtersTitle');
const Toolbar = createPart('div', anatomy, 'toolbar');
const Count = createPart('p', anatomy, 'count');
const Tools = createPart('div', anatomy, 'tools');
const DrawerTrigger = createPart('span', anatomy, 'drawerTrigger');
const ViewToggle = createPart('button', anatomy, 'viewToggle');
const Results = createPart('div', anatomy, 'results');
const Skeleton = createPart('div', anatomy, 'skeleton');
const Pagination = createPart('nav', anatomy, 'pagination');
const PageLink = createPart('a', anatomy, 'pageLink');

export interface TrekListingProps extends ListingOptions {
  /** Names of the countries to choose from. */
  countries: readonly string[];
  /** Loads the treks again after a failure. */
  onRetry: () => void;
}

/** The whole listing: filters, sort, view, results and pages. */
export function TrekListing({ countries, onRetry, ...options }: TrekListingProps) {
  const listing = useListing(options);
  const { send, isDrawerOpen } = listing;
  const drawer = useDrawerFocus(isDrawerOpen);
  return (
    <Root>
      <Title>{messages.listingTitle}</Title>
      <Layout>
        <Filters
          ref={drawer}
          data-state={isDrawerOpen ? 'open' : 'closed'}
          aria-label={messages.filters}
          onKeyDown={(event) => {
            if (event.key === 'Escape') send({ type: 'drawer.close' });
          }}
        >
          <FiltersTitle>
            {messages.filters}
            <Button variant="quiet" aria-label={messages.closeFilters} onClick={() => send({ type: 'drawer.close' })}>
              <Icon name="close" />
            </Button>
          </FiltersTitle>
          <FilterPanel listing={listing} countries={countries} />
        </Filters>
        <section aria-labelledby="trek-listing-results">
          <h2 id="trek-listing-results" data-visually-hidden="">
            {messages.results}
          </h2>
          <ListingToolbar listing={listing} />
          <ListingResults listing={listing} onRetry={onRetry} />
        </section>
      </Layout>
    </Root>
  );
}

/** The drawer covers the page: it takes the focus when it opens, and gives it back when it closes. */
function useDrawerFocus(isOpen: boolean) {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    drawer.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return drawer;
}

function ListingToolbar({ listing }: { listing: Listing }) {
  const { send, sort, view, found, dataState, isDrawerOpen } = listing;
  return (
    <Toolbar>
      <Count role="status">{dataState === 'ready' && messages.resultCount(found.length)}</Count>
      <Tools>
        <DrawerTrigger>
          <Button aria-expanded={isDrawerOpen} onClick={() => send({ type: 'drawer.open' })}>
            {messages.filters}
          </Button>
        </DrawerTrigger>
        <SelectField
          label={messages.sortBy}
          choices={SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
          value={sort}
          onChange={(event) => send({ type: 'sort.choose', sort: event.target.value as (typeof SORTS)[number] })}
        />
        <ViewToggle
          type="button"
          aria-pressed={view === 'list'}
          onClick={() => send({ type: 'view.choose', view: view === 'list' ? 'grid' : 'list' })}
        >
          {messages.listView}
        </ViewToggle>
      </Tools>
    </Toolbar>
  );
}

function ListingResults({ listing, onRetry }: { listing: Listing; onRetry: () => void }) {
  const { send, dataState, message, treks, found, shown, view } = listing;
  if (dataState === 'failed') {
    return (
      <Status
        kind="error"
        title={messages.loadError(message ?? '')}
        action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}
      />
    );
  }
  if (dataState !== 'ready') {
    return (
      <>
        <p role="status">{messages.loadingTreks}</p>
        <Results data-view={view} aria-hidden="true">
          {Array.from({ length: PAGE_SIZE }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
            <Skeleton key={index} />
          ))}
        </Results>
      </>
    );
  }
  if (treks.length === 0) return <Status title={messages.noTreks} />;
  if (found.length === 0) {
    return (
      <Status
        title={messages.noMatch}
        action={<Button onClick={() => send({ type: 'filters.reset' })}>{messages.resetFilters}</Button>}
      />
    );
  }
  return (
    <>
      <Results data-view={view}>
        {shown.map((trek, index) => (
          <TrekCard key={trek.id} trek={trek} layout={view} isEager={index < 3} />
        ))}
      </Results>
      <ListingPages listing={listing} />
    </>
  );
}

/** Links, so that every page of the list can be reached without scripts and opened in a new tab. */
function ListingPages({ listing }: { listing: Listing }) {
  const { paths } = usePorts();
  const { send, applied, sort, view, page, pages } = listing;
  if (pages === 1) return null;
  return (
    <Pagination aria-label={messages.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <PageLink
          key={number}
          href={`${paths.treks}?${writeListingQuery({ filters: applied, sort, view, page: number })}`}
          aria-label={messages.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            send({ type: 'page.choose', page: number });
          }}
        >
          {number}
        </PageLink>
      ))}
    </Pagination>
  );
}
