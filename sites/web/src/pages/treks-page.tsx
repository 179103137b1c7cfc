import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/trek-card/skin.css';
import '@trek/ui/listing/skin.css';
import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { DefaultListing } from '@trek/ui/listing';
import { usePorts } from '@trek/ui/provider';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCountries, useListingExcerpt, useRegions, useTreks } from '../data/list-reads.ts';
import { MOUNT_PATH } from '../data/page-state.ts';
import { retryFailed } from '../data/use-read.ts';
import { usePageHead } from '../document/page-head.tsx';
import { searchFor } from '../shell/search-for.ts';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** The listing of all treks. */
export default function TreksPage() {
  const messages = useTexts(pageTexts).treks;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/treks',
    languages: LANGUAGE_CODES,
  });
  const { backendUrl } = usePorts().api;
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
      <DefaultListing
        data={{ ...treks, retry: () => retryFailed(treks, countries) }}
        excerpt={excerpt}
        countries={countryNames}
        regions={{ ...regions, retry: () => retryFailed(regions, countries) }}
        query={query}
        onQueryChange={changeQuery}
        onSearchFor={searchFor}
        // Of another backend the site does not know the order.
        orderNote={backendUrl === MOUNT_PATH && messages.order}
      />
    </div>
  );
}
