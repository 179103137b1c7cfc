'use client';
import type { ReactNode } from 'react';
import type { Remote } from '../api/remote.ts';
import type { TrekSummary } from '../api/trek.ts';
import { useTrekFacts } from '../api/use-trek-facts.ts';
import { DefaultListing, type DefaultListingProps } from '../catalogue/listing/index.ts';
import { countryTitleTexts } from '../catalogue/listing/listing-title.texts.ts';
import { useValue } from '../core/internal/use-value.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { useTexts } from '../core/texts/language.ts';
import type { OuterProps } from '../kit/part.tsx';
import { useKnownQuery } from './use-known-query.ts';
import { useRegions } from './use-regions.ts';
import { useReportedRead } from './use-reported-read.ts';
import { useTreks } from './use-treks.ts';

const NO_COUNTRIES: readonly string[] = [];

/** How an address takes the new query: as a step of its own in the history, or in place of the present one. */
export type QueryMode = 'push' | 'replace';

/** Props of `TrekBrowser`. */
export interface TrekBrowserProps extends OuterProps<'section'>, Pick<DefaultListingProps, 'renderCard'> {
  /** The search, as an address keeps it: `country=nepal&sort=price-low`. Left out: the part keeps it itself. */
  query?: string;
  /** The first query, where the part keeps it itself. Default: all treks. */
  defaultQuery?: string;
  /** The visitor looks for something else. */
  onQueryChange?: (query: string, mode: QueryMode) => void;
  /** Treks on a page, from 1. Default 6. */
  pageSize?: number;
  /** The list’s heading. Default: ‘All Treks & Tours’, or the country that is looked for; `null`: none. */
  heading?: ReactNode;
  /** The result of `loadTreks` on your server. */
  initial?: TrekSummary[];
}

/**
 * All treks with filters, sorting and pages. The search stays with it; with `query` and `onQueryChange` it is in your
 * address.
 * @example <TrekBrowser defaultQuery="country=nepal" />
 */
export const TrekBrowser = withRef(function TrekBrowser(props: TrekBrowserProps) {
  const { initial, query: value, defaultQuery: defaultValue, onQueryChange, pageSize, heading, ...root } = props;
  const onValueChange = (next: string, { reason }: { reason: QueryMode }) => onQueryChange?.(next, reason);
  const treks = useTreks(initial);
  const regions = useRegions();
  useReportedRead('list', treks);
  useKnownQuery(treks, regions, defaultValue);
  const [query, change] = useValue({ value, defaultValue, onValueChange }, '');
  const ownHeading = useHeading(treks, query);
  return (
    <DefaultListing
      data={treks}
      regions={regions}
      query={query}
      countries={NO_COUNTRIES}
      pageSize={pageSize}
      onQueryChange={(next, mode) => change(next, mode)}
      heading={heading === undefined ? ownHeading : heading}
      {...root}
    />
  );
});

/** Names the country that is looked for, unless no trek is of it. */
function useHeading(treks: Remote<TrekSummary[]>, query: string): ReactNode {
  const texts = useTexts(countryTitleTexts);
  const { country: nameOf } = useTrekFacts();
  const wanted = new URLSearchParams(query).get('country')?.trim();
  if (!wanted) return undefined;
  const country =
    treks.status === 'ready'
      ? treks.value.find((trek) => trek.country.toLowerCase() === wanted.toLowerCase())?.country
      : wanted.charAt(0).toUpperCase() + wanted.slice(1);
  return country && <span>{texts.listingTitleIn(nameOf(country))}</span>;
}
