import { activityOptions } from '@trek/ui/catalogue/rules';
import { SearchForm } from '@trek/ui/search';
import { useCountries, useTreks } from '../../data/reads.ts';

/** The search of the first screen. Until its code is there it is a plain form. */
export default function HeroSearch() {
  const countries = useCountries();
  const treks = useTreks();
  return (
    <SearchForm
      countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
      activities={activityOptions(treks.status === 'ready' ? treks.value : [])}
    />
  );
}
