'use client';
import type { Suggestions } from './suggestions.connect.ts';
import * as TrekSearch from './trek-search-box.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A search field for a header: suggests treks, regions and posts while one types, and works as a plain form as well. */
export function DefaultTrekSearch() {
  return <TrekSearchView suggestions={useSuggestions()} />;
}

/** The field as it looks in one state. */
export function TrekSearchView({ suggestions }: { suggestions: Suggestions }) {
  return (
    <TrekSearch.Root suggestions={suggestions}>
      <TrekSearch.Field />
      <TrekSearch.Panel>
        <TrekSearch.List />
        <TrekSearch.Status />
        <TrekSearch.Clear />
      </TrekSearch.Panel>
    </TrekSearch.Root>
  );
}
