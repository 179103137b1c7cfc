import { activityOptions } from '@trek/ui/catalogue/rules';
import { SearchForm } from '@trek/ui/search';
import { useEffect, useState } from 'react';
import { useCountries, useTreks } from '../../data/reads.ts';
import { keepSearch, readKeptSearch } from './kept-search.ts';
import { searchIsLive } from './search-live.ts';

/** The search of the first screen. Until its code is there it is a plain form. */
export default function HeroSearch() {
  const countries = useCountries();
  const treks = useTreks();
  const [kept] = useState(readKeptSearch);
  useEffect(searchIsLive, []);
  return (
    <SearchForm
      defaultCriteria={kept}
      onCriteriaChange={keepSearch}
      countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
      activities={activityOptions(treks.status === 'ready' ? treks.value : [])}
    />
  );
}
