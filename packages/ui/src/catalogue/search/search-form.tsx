'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as SearchForm from './search-form-parts.tsx';
import { type SearchOptions, useSearch } from './use-search.ts';

/** Props of `DefaultSearchForm`. */
export type DefaultSearchFormProps = Pick<ComponentProps<typeof SearchForm.Root>, 'countries' | 'activities'> &
  SearchOptions &
  OuterProps<'form'>;

/** Country, duration, activity and budget; goes to the listing with what was chosen. Works as a plain form as well. */
export const DefaultSearchForm = withRef(function DefaultSearchForm(form: DefaultSearchFormProps) {
  const { criteria, defaultCriteria, onCriteriaChange, ...root } = form;
  return <SearchFormView search={useSearch({ criteria, defaultCriteria, onCriteriaChange })} {...root} />;
});

interface SearchFormViewProps extends Omit<ComponentProps<typeof SearchForm.Root>, 'asChild' | 'children'> {}

/** The form as it looks in one state. */
export const SearchFormView = withRef(function SearchFormView(root: SearchFormViewProps) {
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
