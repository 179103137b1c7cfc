import { useLate } from '@trek/ui/internal/lazy';
import { activityOptions, countryOptions } from '@trek/ui/internal/listing/rules';
import { DefaultSearchForm } from '@trek/ui/search';
import { useState } from 'react';
import { useCountries } from '../../data/list-reads.ts';
import { readSavedSearch, saveSearch } from './saved-search.ts';
import { useShowcase } from './use-showcase.ts';

/** Choices that are available before the treks are loaded, or if they fail to load. */
const NOTHING = {
  loading: { treks: [], activities: [] },
  failed: { treks: [], activities: activityOptions([]) },
} as const;

/** The search of the first screen. Until its code loads, it is a plain form. */
export default function HeroSearch() {
  const countries = useCountries();
  const showcase = useShowcase();
  const names = countries.status === 'ready' ? countries.value.map(({ name }) => name) : [];
  const { treks, activities } = showcase.status === 'ready' ? showcase.value : NOTHING[showcase.status];
  const [savedSearch] = useState(readSavedSearch);
  return (
    <DefaultSearchForm
      data-late={useLate()}
      defaultCriteria={savedSearch}
      onCriteriaChange={saveSearch}
      countries={countries.status === 'loading' ? [] : countryOptions(names, treks)}
      activities={activities}
    />
  );
}
