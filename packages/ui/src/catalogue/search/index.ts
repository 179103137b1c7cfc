export { NO_CRITERIA, type SearchCriteria, searchQuery } from './search.rules.ts';
export { DefaultSearchForm, type DefaultSearchFormProps } from './search-form.tsx';
export * as SearchForm from './search-form-parts.tsx';
export type { Suggestions } from './suggestions.connect.ts';
export { DefaultTrekSearch } from './trek-search.tsx';
export * as TrekSearch from './trek-search-parts.ts';
export { type SearchOptions, useSearch } from './use-search.ts';
export { useSuggestions } from './use-suggestions.ts';
