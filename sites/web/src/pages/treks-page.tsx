import '@trek/ui/trek-card/skin.css';
import '@trek/ui/listing/skin.css';
import { TrekListing } from '@trek/ui/listing';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCountries, useListingExcerpt, useRegions, useTreks } from '../data/list-reads.ts';
import { retryFailed } from '../data/use-read.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';

/** The listing of all treks. */
export default function TreksPage() {
  usePageHead({
    title: 'All Treks & Tours',
    description:
      'Every trek and tour we lead in Nepal, Bhutan, Tibet and India: filter by country, days, price and more.',
    canonicalPath: '/treks',
  });
  const query = useSearch();
  const [, navigate] = useLocation();
  const countries = useCountries();
  const regions = useRegions();
  const treks = useTreks();
  const excerpt = useListingExcerpt();
  const countryNames = useMemo(
    () => (countries.status === 'ready' ? countries.value.map(({ name }) => name) : []),
    [countries],
  );
  const changeQuery = useCallback(
    (next: string, mode: 'push' | 'replace') =>
      navigate(next ? `/treks?${next}` : '/treks', { replace: mode === 'replace' }),
    [navigate],
  );
  return (
    <div className={styles.page}>
      <TrekListing
        data={{ ...treks, retry: () => retryFailed(treks, countries) }}
        excerpt={excerpt}
        countries={countryNames}
        regions={{ ...regions, retry: () => retryFailed(regions, countries) }}
        query={query}
        onQueryChange={changeQuery}
      />
    </div>
  );
}
