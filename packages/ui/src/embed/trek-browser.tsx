'use client';
import type { TrekSummary } from '../api/trek.ts';
import { TrekListing } from '../catalogue/listing/index.ts';
import { useValue, type ValueProps } from '../core/internal/use-value.ts';
import { useRegions } from './use-regions.ts';
import { useReportedRead } from './use-reported-read.ts';
import { useTreks } from './use-treks.ts';

const NO_COUNTRIES: readonly string[] = [];

/** By what the address of the list is to be another one: a step of its own in the history, or none. */
export type QueryReason = 'push' | 'replace';

/** The value is what is looked for, as an address keeps it: `country=nepal&sort=price-low`. */
export interface TrekBrowserProps extends ValueProps<string, QueryReason> {
  /** The result of `loadTreks` on your server. */
  initial?: TrekSummary[];
}

/**
 * All treks with filters, sorting and pages. The search stays with it; with `value` and `onValueChange` it is in your
 * address.
 * @example <TrekBrowser defaultValue="country=nepal" />
 */
export function TrekBrowser({ initial, value, defaultValue, onValueChange }: TrekBrowserProps) {
  const treks = useTreks(initial);
  const regions = useRegions();
  useReportedRead('list', treks);
  const [query, change] = useValue({ value, defaultValue, onValueChange }, '');
  return (
    <TrekListing
      data={treks}
      regions={regions}
      query={query}
      countries={NO_COUNTRIES}
      onQueryChange={(next, mode) => change(next, mode)}
    />
  );
}
