import { DefaultTrekSearch } from '@trek/ui/search';
import '@trek/ui/search/trek-search.css';

/** The header's field: suggests treks, regions and posts as the visitor types. */
export function HeaderSearch() {
  return <DefaultTrekSearch />;
}
