'use client';
import * as SearchForm from './search-parts.tsx';
import { type SearchOptions, useSearch } from './use-search.ts';

export type SearchFormProps = SearchForm.SearchChoices & SearchOptions;

/** Country, duration, activity and budget; goes to the listing with what was chosen. Works as a plain form as well. */
export function DefaultSearchForm({ countries, activities, ...options }: SearchFormProps) {
  return <SearchFormView countries={countries} activities={activities} search={useSearch(options)} />;
}

/** The form as it looks in one state. */
export function SearchFormView(root: Pick<SearchForm.SearchRootProps, 'search' | 'countries' | 'activities'>) {
  return (
    <SearchForm.Root {...root}>
      <SearchForm.Fields>
        <SearchForm.Field name="country" />
        <SearchForm.Field name="duration" />
        <SearchForm.Field name="activity" />
        <SearchForm.Field name="budget" />
      </SearchForm.Fields>
      <SearchForm.ErrorText />
      <SearchForm.Actions>
        <SearchForm.Submit />
        <SearchForm.ModeSwitch />
      </SearchForm.Actions>
    </SearchForm.Root>
  );
}
