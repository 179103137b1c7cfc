import type { SearchIndex, SearchSubject } from '../../api/search-index.ts';

/** One of the host's own pages, or a question that one answers. */
export interface SearchablePage {
  title: string;
  /** As the host's paths: from `/` on, with an anchor where the page has one. */
  path: string;
  /** Other words that it is searched by. */
  also: readonly string[];
}

/** The backend's index with the host's pages, whose slugs are their paths. */
export interface SearchableIndex extends Omit<SearchIndex, 'subjects'> {
  subjects: readonly (Omit<SearchSubject, 'kind'> & { kind: SearchSubject['kind'] | 'page' })[];
}
export type SearchableSubject = SearchableIndex['subjects'][number];

/** The index with pages behind its own subjects. */
export function withPages(index: SearchIndex, pages: readonly SearchablePage[]): SearchableIndex {
  const names = [...index.names];
  const subjects = pages.map(({ title, path, also }) => {
    const codes = also.map((_, place) => names.length + place);
    names.push(...also);
    return { kind: 'page' as const, title, slug: path, also: codes };
  });
  return { ...index, names, subjects: [...index.subjects, ...subjects] };
}
