import { useTexts } from '@trek/ui/internal/language';
import { DefaultTrekSearch } from '@trek/ui/search';
import { useMemo } from 'react';
import { searchPages } from '../content/search-pages.ts';
import { pageNames } from '../content/site-pages.ts';

/** The lazy search field, which finds the site's own pages as well. */
export function HeaderSearchField() {
  const names = useTexts(pageNames);
  return <DefaultTrekSearch pages={useMemo(() => searchPages(names), [names])} />;
}
