'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import type { Suggestions } from './suggestions.connect.ts';
import * as TrekSearch from './trek-search-parts.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A search field for a header: suggests treks, regions and posts while one types, and works as a plain form as well. */
export const DefaultTrekSearch = withRef(function DefaultTrekSearch(root: OuterProps<'form'>) {
  return <TrekSearchView suggestions={useSuggestions()} {...root} />;
});

/** The field as it looks in one state. */
export interface TrekSearchViewProps extends OuterProps<'form'> {
  suggestions: Suggestions;
}

export const TrekSearchView = withRef(function TrekSearchView(root: TrekSearchViewProps) {
  return (
    <TrekSearch.Root {...root}>
      <TrekSearch.Field />
      <TrekSearch.Panel>
        <TrekSearch.List />
        <TrekSearch.Status />
        <TrekSearch.Clear />
      </TrekSearch.Panel>
    </TrekSearch.Root>
  );
});
