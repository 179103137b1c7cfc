import { SearchForm, useSearch } from '@trek/ui/search';
import '@trek/ui/search/skin.css';

/** `useSearch` runs the form, and the root gives it to the parts. */
export function Anatomy() {
  return (
    <SearchForm.Root search={useSearch()} countries={['Nepal']} activities={['Trekking']}>
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
