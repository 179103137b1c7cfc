import { activityOptions } from '@trek/ui/catalogue/rules';
import { SearchForm } from '@trek/ui/search';
import { useEffect, useState } from 'react';
import { useCountries } from '../../data/reads.ts';
import { keepSearch, readKeptSearch } from './kept-search.ts';
import { searchPart } from './search-part.ts';
import { useShowcase } from './use-showcase.ts';

/** The search of the first screen. Until its code is there it is a plain form. */
export default function HeroSearch() {
  const countries = useCountries();
  const showcase = useShowcase();
  const [kept] = useState(readKeptSearch);
  useEffect(searchPart.tellLive, []);
  return (
    <SearchForm
      defaultCriteria={kept}
      onCriteriaChange={keepSearch}
      countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
      activities={showcase.status === 'ready' ? showcase.value.activities : activityOptions([])}
    />
  );
}
