'use client';
import type { Suggestions } from './suggestions.connect.ts';
import * as TrekSearchBox from './trek-search-box.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A search field for a header: suggests treks, regions and posts while one types, and works as a plain form as well. */
export function TrekSearch() {
  return <TrekSearchView suggestions={useSuggestions()} />;
}

/** The field as it looks in one state. */
export function TrekSearchView({ suggestions }: { suggestions: Suggestions }) {
  return (
    <TrekSearchBox.Root suggestions={suggestions}>
      <TrekSearchBox.Field />
      <TrekSearchBox.Panel>
        <TrekSearchBox.List />
        <TrekSearchBox.Status />
        <TrekSearchBox.Clear />
      </TrekSearchBox.Panel>
    </TrekSearchBox.Root>
  );
}
