import { activityOptions } from '@trek/ui/catalogue/rules';
import { SearchForm } from '@trek/ui/search';
import { useEffect } from 'react';
import { useCountries } from '../../data/reads.ts';
import { searchIsLive } from './search-live.ts';
import { useShowcase } from './use-showcase.ts';

/** The search of the first screen. Until its code is there it is a plain form. */
export default function HeroSearch() {
  const countries = useCountries();
  const showcase = useShowcase();
  useEffect(searchIsLive, []);
  return (
    <SearchForm
      countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
      activities={showcase.status === 'ready' ? showcase.value.activities : activityOptions([])}
    />
  );
}
