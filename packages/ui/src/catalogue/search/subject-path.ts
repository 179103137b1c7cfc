import { withQuery } from '../../provider/host-paths.ts';
import type { OptionalPaths } from '../../provider/ports.ts';
import type { Suggestion } from './suggestions.rules.ts';

/** The suggestion's path; null if the host has no such page. */
export function subjectPath(paths: OptionalPaths, suggestion: Suggestion): string | null {
  if (suggestion.kind === 'recent') {
    return withQuery(paths.treks, new URLSearchParams({ keyword: suggestion.title }));
  }
  if (suggestion.kind === 'page') return suggestion.slug;
  return paths[suggestion.kind](suggestion.slug);
}
