'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import type { Suggestions } from './suggestions.connect.ts';
import * as TrekSearch from './trek-search-parts.ts';
import { type SuggestionsOptions, useSuggestions } from './use-suggestions.ts';

/** Props of `DefaultTrekSearch`. */
export interface DefaultTrekSearchProps extends OuterProps<'form'>, SuggestionsOptions {}

/**
 * A search field for a header: suggests treks, regions, posts and the host's pages while one types, and works as a plain
 * form as well.
 */
export const DefaultTrekSearch = withRef(function DefaultTrekSearch({ pages, ...root }: DefaultTrekSearchProps) {
  return <TrekSearchView suggestions={useSuggestions({ pages })} {...root} />;
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
        <TrekSearch.Status />
        <TrekSearch.List />
        <TrekSearch.Clear />
      </TrekSearch.Panel>
    </TrekSearch.Root>
  );
});
