import { activityOptions } from '@trek/ui/catalogue/rules';
import { SearchForm } from '@trek/ui/search';
import { useEffect } from 'react';
import { useCountries, useTreks } from '../../data/reads.ts';
import { searchIsLive } from './search-live.ts';

/** The search of the first screen. Until its code is there it is a plain form. */
export default function HeroSearch() {
  const countries = useCountries();
  const treks = useTreks();
  useEffect(searchIsLive, []);
  return (
    <SearchForm
      countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
      activities={activityOptions(treks.status === 'ready' ? treks.value : [])}
    />
  );
}
