export * from './search.anatomy.ts';
export * from './search.messages.ts';
export * from './search.rules.ts';
export * from './search-form.tsx';
export * as Search from './search-parts.tsx';
export { type SearchOptions, useSearch } from './use-search.ts';
