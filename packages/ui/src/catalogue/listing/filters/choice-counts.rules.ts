import type { TrekSummary } from '../../../api/trek.ts';
import { testsOf } from '../find-treks.rules.ts';
import { NO_FILTERS, type TrekFilters } from '../listing.rules.ts';
import { type FilterName, filterOf } from './filter-table.rules.ts';

/**
 * How many treks there would be with each choice of one filter, given the other filters.
 * @param choices the choices as the address writes them
 * @param regionName name of the region with the id `filters.region`, null for an id that no region has
 */
export function choiceCounts<Name extends FilterName>(
  treks: readonly TrekSummary[],
  filters: TrekFilters,
  regionName: string | null,
  name: Name,
  choices: readonly string[],
): number[] {
  const others = testsOf({ ...filters, [name]: NO_FILTERS[name] }, regionName);
  const rest = treks.filter((trek) => others.every((passes) => passes(trek)));
  const { read, test } = filterOf(name);
  return choices.map((choice) => {
    // The name of the region that is looked for is not that of another choice.
    const passes = test(read(choice), null);
    return passes ? rest.filter(passes).length : rest.length;
  });
}
