export * from './search.rules.ts';
export * from './search-form.tsx';
export * as SearchForm from './search-parts.tsx';
export { connectSuggestions, type Suggestions, type SuggestionsPhase } from './suggestions.connect.ts';
export * from './trek-search.tsx';
export * as TrekSearch from './trek-search-box.ts';
export { type SearchOptions, useSearch } from './use-search.ts';
export { useSuggestions } from './use-suggestions.ts';
