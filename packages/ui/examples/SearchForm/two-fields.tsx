import { SearchForm, useSearch } from '@trek/ui/search';
import '@trek/ui/search/skin.css';

/** Leave out fields, and say the labels in your words. */
export function ShortSearch() {
  return (
    <SearchForm.Root search={useSearch()} countries={['Nepal', 'Bhutan']} activities={[]}>
      <SearchForm.Fields>
        <SearchForm.Field name="country" label="Where to?" />
        <SearchForm.Field name="duration" label="How long?" />
      </SearchForm.Fields>
      <SearchForm.ErrorText />
      <SearchForm.Submit>Find my trek</SearchForm.Submit>
    </SearchForm.Root>
  );
}
