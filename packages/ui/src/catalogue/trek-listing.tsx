'use client';
import { Fragment, type RefObject, useCallback, useId, useMemo, useRef } from 'react';
import { hasModifier } from '../internal/has-modifier.ts';
import { useMediaQuery } from '../internal/use-media-query.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { Status } from '../kit/status.tsx';
import { useFocusTrap } from '../kit/use-focus-trap.ts';
import type { BackHold } from '../provider/ports.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { breakpoint } from '../theme/tokens.ts';
import { type ActiveFilter, activeFilters, relaxations } from './active-filters.rules.ts';
import { trekListingAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages, SORT_LABELS } from './catalogue.messages.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countryOptions, PAGE_SIZE, pageWindow, SORTS } from './listing.rules.ts';
import { writeListingQuery } from './listing-query.ts';
import { TrekCard } from './trek-card.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { type Listing, type ListingOptions, useListing } from './use-listing.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h1', anatomy, 'title');
const Layout = createPart('div', anatomy, 'layout');
const Filters = createPart('div', anatomy, 'filters');
const FiltersTitle = createPart('h2', anatomy, 'filtersTitle');
const Found = createPart('section', anatomy, 'found');
const Toolbar = createPart('div', anatomy, 'toolbar');
const Count = createPart('p', anatomy, 'count');
const Tools = createPart('div', anatomy, 'tools');
const DrawerTrigger = createPart('span', anatomy, 'drawerTrigger');
const ViewToggle = createPart('button', anatomy, 'viewToggle');
const Results = createPart('div', anatomy, 'results');
const Skeleton = createPart('div', anatomy, 'skeleton');
const Pagination = createPart('nav', anatomy, 'pagination');
const PageLink = createPart('a', anatomy, 'pageLink');
const Relaxations = createPart('div', anatomy, 'relaxations');

/** Where the filters are a drawer: below the width at which the skin puts them beside the list. */
const COMPACT = `(width < ${breakpoint.desktop}px)`;

export interface TrekListingProps extends ListingOptions {
  /** Names of the countries to choose from. Where there are none, those of the treks. */
  countries: readonly string[];
  /** Loads what failed again, be it treks, regions or countries. */
  onRetry: () => void;
}

/** The whole listing: filters, sort, view, results and pages. */
export function TrekListing({ countries: given, onRetry, ...options }: TrekListingProps) {
  const headingId = useId();
  const backHold = useRef<BackHold>(null);
  const listing = useListing(options, backHold);
  const { send, isDrawerOpen, applied, treks, activities, regionName } = listing;
  const countries = useMemo(() => countryOptions(given, treks), [given, treks]);
  const isDialog = useMediaQuery(COMPACT, false) && isDrawerOpen;
  const drawer = useRef<HTMLDivElement>(null);
  useFocusTrap(drawer, isDialog);
  useBackToClose(
    isDialog,
    useCallback(() => send({ type: 'drawer.close' }), [send]),
    backHold,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const active = useMemo(
    () =>
      activeFilters(applied, {
        countries,
        difficulties: DIFFICULTIES.map(({ name }) => name),
        activities,
        regionName,
      }),
    [applied, countries, activities, regionName],
  );
  return (
    <Root>
      <Title>{messages.listingTitle}</Title>
      <Layout>
        <Filters
          ref={drawer}
          data-state={isDrawerOpen ? 'open' : 'closed'}
          {...(isDialog ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' })}
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
          <FilterPanel draft={listing.draft} activities={activities} send={send} countries={countries} />
        </Filters>
        <Found aria-labelledby={headingId} tabIndex={-1}>
          <h2 ref={heading} id={headingId} data-visually-hidden="" tabIndex={-1}>
            {messages.results}
          </h2>
          <ListingToolbar listing={listing} />
          <FilterChips filters={active} onRemove={(filters) => send({ type: 'filters.change', filters })} />
          <ListingResults listing={listing} active={active} onRetry={onRetry} heading={heading} />
        </Found>
      </Layout>
    </Root>
  );
}

function ListingToolbar({ listing }: { listing: Listing }) {
  const { send, sort, view, count, dataState, isDrawerOpen } = listing;
  return (
    <Toolbar>
      <Count role="status">{dataState === 'ready' && messages.resultCount(count)}</Count>
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

interface ListingResultsProps {
  listing: Listing;
  active: readonly ActiveFilter[];
  onRetry: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

function ListingResults({ listing, active, onRetry, heading }: ListingResultsProps) {
  const { dataState, message, isEmpty, count, shown, view } = listing;
  const found = (
    <Results data-view={view}>
      {shown.map((trek, index) => (
        <TrekCard key={trek.id} trek={trek} layout={view} isEager={index < 3} />
      ))}
    </Results>
  );
  if (dataState === 'failed') {
    return (
      <>
        <Status
          kind="error"
          title={messages.loadError(message ?? '')}
          action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}
        />
        {shown.length > 0 && found}
      </>
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
  if (isEmpty) return <Status title={messages.noTreks} />;
  if (count === 0) return <NoMatch listing={listing} active={active} />;
  return (
    <>
      {found}
      <ListingPages listing={listing} heading={heading} />
    </>
  );
}

/** Most single filters that are offered to be lifted. */
const MOST_RELAXATIONS = 3;

/** Nothing matches: which single filter to lift, and how many treks that gives. */
function NoMatch({ listing, active }: Pick<ListingResultsProps, 'listing' | 'active'>) {
  const { send, treks, applied, regionName } = listing;
  const helpful = relaxations(treks, applied, active, regionName).slice(0, MOST_RELAXATIONS);
  return (
    <Status
      title={messages.noMatch}
      text={helpful.length > 0 && messages.relaxHint}
      action={
        <Relaxations>
          {helpful.map(({ filter, count }) => (
            <Button key={filter.name} onClick={() => send({ type: 'filters.change', filters: filter.without })}>
              {messages.relax(filter.label, count)}
            </Button>
          ))}
          <Button variant={helpful.length > 0 ? 'quiet' : 'secondary'} onClick={() => send({ type: 'filters.reset' })}>
            {messages.resetFilters}
          </Button>
        </Relaxations>
      }
    />
  );
}

/** Links, so that every page of the list can be reached without scripts and opened in a new tab. */
function ListingPages({ listing, heading }: Pick<ListingResultsProps, 'listing' | 'heading'>) {
  const { paths } = usePorts();
  const { send, applied, sort, view, page, pages } = listing;
  if (pages === 1) return null;
  return (
    <Pagination aria-label={messages.pages}>
      {pageWindow(page, pages).map((number, position, numbers) => (
        <Fragment key={number}>
          {number - (numbers[position - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <PageLink
            href={`${paths.treks ?? ''}?${writeListingQuery({ filters: applied, sort, view, page: number })}`}
            aria-label={messages.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={(event) => {
              if (hasModifier(event) || event.button !== 0) return;
              event.preventDefault();
              send({ type: 'page.choose', page: number });
              // The treks of that page begin there; the view goes to the top with them.
              heading.current?.focus({ preventScroll: true });
            }}
          >
            {number}
          </PageLink>
        </Fragment>
      ))}
    </Pagination>
  );
}
