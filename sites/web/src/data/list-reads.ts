import type { ListingPage } from '@trek/ui/listing';
import { usePorts } from '@trek/ui/provider';
import { useSWRConfig } from 'swr';
import { guideMonth } from './guide-month.ts';
import { dataKeys } from './keys.ts';
import { readCountries, readRegions } from './place-lists.ts';
import { useRead } from './use-read.ts';

export function useCountries() {
  const { api } = usePorts();
  return useRead(dataKeys.countries, () => readCountries(api));
}

export function useRegions() {
  const { api } = usePorts();
  return useRead(dataKeys.regions, () => readRegions(api));
}

export function useTreks() {
  const { api } = usePorts();
  return useRead(dataKeys.treks, api.listTrekSummaries);
}

/** The listing's first page as the server rendered it; undefined if the page contains all treks. */
export function useListingExcerpt(): ListingPage | undefined {
  return useSWRConfig().fallback[dataKeys.listingExcerpt];
}

/** The month that the season guide begins with, 0 for January: the server's on a page that it rendered, so that both match. */
export function useMonth(): number | undefined {
  const { clock } = usePorts();
  const month = useRead(dataKeys.month, async () => guideMonth(new Date(clock.now())));
  return month.status === 'ready' ? month.value : undefined;
}
