import { NO_CRITERIA, type SearchCriteria, searchQuery } from '@trek/ui/search';

const KEY = 'search';

/** What was chosen in the search when this entry of the history was left, or the page loaded again. */
export function readSavedSearch(): SearchCriteria | undefined {
  const query: unknown = typeof window === 'undefined' ? undefined : window.history.state?.[KEY];
  return typeof query === 'string' ? { ...NO_CRITERIA, ...Object.fromEntries(new URLSearchParams(query)) } : undefined;
}

/** Keeps what is chosen in the search with this entry of the history: Back finds it, and a new visit begins empty. */
export function saveSearch(criteria: SearchCriteria): void {
  window.history.replaceState({ ...window.history.state, [KEY]: searchQuery(criteria) }, '');
}
