'use client';
import * as Search from './search-parts.tsx';
import { type SearchOptions, useSearch } from './use-search.ts';

export type SearchFormProps = Search.SearchChoices & SearchOptions;

/** Country, duration, activity and budget; goes to the listing with what was chosen. Works as a plain form as well. */
export function SearchForm({ countries, activities, ...options }: SearchFormProps) {
  return <SearchFormView countries={countries} activities={activities} search={useSearch(options)} />;
}

/** The form as it looks in one state. */
export function SearchFormView(root: Pick<Search.SearchRootProps, 'search' | 'countries' | 'activities'>) {
  return (
    <Search.Root {...root}>
      <Search.Fields>
        <Search.Field name="country" />
        <Search.Field name="duration" />
        <Search.Field name="activity" />
        <Search.Field name="budget" />
      </Search.Fields>
      <Search.ErrorText />
      <Search.Actions>
        <Search.Submit />
        <Search.ModeSwitch />
      </Search.Actions>
    </Search.Root>
  );
}
