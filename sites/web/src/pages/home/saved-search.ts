import { NO_CRITERIA, type SearchCriteria, searchQuery } from '@trek/ui/search';

const KEY = 'search';

/** The search choices saved when this history entry was left or reloaded. */
export function readSavedSearch(): SearchCriteria | undefined {
  const query: unknown = typeof window === 'undefined' ? undefined : window.history.state?.[KEY];
  return typeof query === 'string' ? { ...NO_CRITERIA, ...Object.fromEntries(new URLSearchParams(query)) } : undefined;
}

/** Saves the search choices with this history entry: Back finds them, and a new visit starts empty. */
export function saveSearch(criteria: SearchCriteria): void {
  window.history.replaceState({ ...window.history.state, [KEY]: searchQuery(criteria) }, '');
}
