import { TrekSearch, useSuggestions } from '@trek/ui/search';
import '@trek/ui/search/suggestions.css';

/** `Field` with children has no icon but yours. */
export function WideSearch() {
  return (
    <TrekSearch.Root suggestions={useSuggestions()} className="my-search">
      <TrekSearch.Field>
        <TrekSearch.Input placeholder="Everest, Langtang, Bhutan …" />
      </TrekSearch.Field>
      <TrekSearch.Panel>
        <TrekSearch.List />
        <TrekSearch.Status />
      </TrekSearch.Panel>
    </TrekSearch.Root>
  );
}
