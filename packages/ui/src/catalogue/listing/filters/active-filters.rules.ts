import { NO_FILTERS, type TrekFilters } from '../listing.rules.ts';
import { FILTER_NAMES, type FilterName, type FilterNames, type FilterWords, filterOf } from './filter-table.rules.ts';

/** A filter in force, as a person reads it, with the change that lifts it. */
export interface ActiveFilter {
  name: FilterName;
  label: string;
  without: Partial<TrekFilters>;
}

/** Every filter in force, in the order of the address. */
export function activeFilters(filters: TrekFilters, names: FilterNames, words: FilterWords): ActiveFilter[] {
  const labelOf = <Name extends FilterName>(name: Name) => filterOf(name).label(filters[name], names, words);
  return FILTER_NAMES.flatMap((name) => {
    const label = labelOf(name);
    return label ? [{ name, label, without: { [name]: NO_FILTERS[name] } }] : [];
  });
}
