'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as SearchForm from './search-parts.tsx';
import { type SearchOptions, useSearch } from './use-search.ts';

export type SearchFormProps = SearchForm.SearchChoices & SearchOptions & OuterProps<'form'>;

/** Country, duration, activity and budget; goes to the listing with what was chosen. Works as a plain form as well. */
export const DefaultSearchForm = withRef(function DefaultSearchForm(form: SearchFormProps) {
  const { criteria, defaultCriteria, onCriteriaChange, ...root } = form;
  return <SearchFormView search={useSearch({ criteria, defaultCriteria, onCriteriaChange })} {...root} />;
});

/** The form as it looks in one state. */
export const SearchFormView = withRef(function SearchFormView(
  root: Omit<SearchForm.SearchRootProps, 'asChild' | 'children'>,
) {
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
});
