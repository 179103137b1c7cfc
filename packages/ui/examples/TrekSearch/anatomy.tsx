import { TrekSearch, useSuggestions } from '@trek/ui/search';
import '@trek/ui/search/trek-search.css';

/** `useSuggestions` runs the field, and the root gives it to the parts. */
export function Anatomy() {
  return (
    <TrekSearch.Root suggestions={useSuggestions()}>
      <TrekSearch.Field />
      <TrekSearch.Panel>
        <TrekSearch.Status />
        <TrekSearch.List />
        <TrekSearch.Clear />
      </TrekSearch.Panel>
    </TrekSearch.Root>
  );
}
