'use client';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import type { TrekSummary } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters, formatMonth } from '../../kit/format.ts';
import { formatMonthOfYear } from '../../kit/format-month-of-year.ts';
import { type PartIds, usePartIds } from '../../kit/part-ids.ts';
import { createPartsContext } from '../../kit/parts-context.tsx';
import { usePrice } from '../../kit/use-price.ts';
import type { BackGuard } from '../../provider/ports.ts';
import { DIFFICULTIES } from '../trek-card/difficulty.ts';
import { trekCardTexts } from '../trek-card/trek-card.texts.ts';
import { activeFilters } from './filters/active-filters.rules.ts';
import { countryOptions } from './listing.rules.ts';
import { listingTexts } from './listing.texts.ts';
import type { ListingOptions } from './listing-data.ts';
import { type ListingApi, useListing } from './use-listing.ts';

export interface ListingRootOptions extends ListingOptions {
  /** Names of the countries to choose from. Where there are none, those of the treks. */
  countries: readonly string[];
  /** Your own card of a trek, in the present view. Default: `DefaultTrekCard`. */
  renderCard?: ((trek: TrekSummary, view: 'grid' | 'list') => ReactNode) | undefined;
  /**
   * Searches the page's `TrekSearch` for a keyword that no title or place has; visitors are offered it with that keyword.
   * Default: it is not offered.
   */
  onSearchFor?: ((keyword: string) => void) | undefined;
}

const DIFFICULTY_NAMES = DIFFICULTIES.map(({ name }) => name);

/** The listing with what its parts share. */
export function useListingRoot({ countries: given, renderCard, onSearchFor, ...options }: ListingRootOptions) {
  const backHold = useRef<BackGuard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = usePartIds();
  return { ...useFilterNames(useListing(options, backHold), given), renderCard, onSearchFor, backHold, heading, ids };
}

/** Adds what the filters are called. */
function useFilterNames(listing: ListingApi, given: readonly string[]) {
  const { applied, treks, activities, regionName } = listing;
  const usd = usePrice();
  const cardTexts = useTexts(trekCardTexts);
  const texts = useTexts(listingTexts);
  const { difficulty, country, activity } = useTrekFacts();
  const locale = useLocale();
  const countries = useMemo(() => countryOptions(given, treks), [given, treks]);
  const active = useMemo(
    () =>
      activeFilters(
        applied,
        { countries, difficulties: DIFFICULTY_NAMES, activities, regionName },
        {
          texts: { ...cardTexts, ...texts },
          ...{ difficulty, country, activity },
          usd,
          month: (month) => formatMonth(month, locale),
          monthOfYear: (month) => formatMonthOfYear(month, locale),
          meters: (meters) => formatMeters(meters, locale),
        },
      ),
    [applied, countries, activities, regionName, cardTexts, texts, difficulty, country, activity, usd, locale],
  );
  return {
    ...listing,
    /** Names of the countries to choose from. */
    countries,
    /** The filters in force, as a person reads them. */
    active,
  };
}

export interface ListingContextValue extends ReturnType<typeof useFilterNames> {
  /** The hold on the Back button while the filters cover the page. */
  backHold: RefObject<BackGuard | null>;
  /** The heading of the results, where another page begins. */
  heading: RefObject<HTMLHeadingElement | null>;
  ids: PartIds;
  renderCard: ListingRootOptions['renderCard'];
  onSearchFor: ListingRootOptions['onSearchFor'];
}

/** The listing that a part belongs to. */
export const [ListingProvider, useListingContext] = createPartsContext<ListingContextValue>('Listing.Root');
