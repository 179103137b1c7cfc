import { canonicalComparedQuery } from '@trek/ui/compare/rules';
import { readListingQuery, writeListingQuery } from '@trek/ui/listing/query';
import { contactQuery } from './contact-query.ts';

const readers = {
  listing: (search: string) => writeListingQuery(readListingQuery(new URLSearchParams(search))).toString(),
  compare: canonicalComparedQuery,
  contact: contactQuery,
};

/** Names of the queries that a page's markup may depend on. */
export type PageQueryName = keyof typeof readers;

/** The canonical part of a query that a page's markup depends on, used as its cache key. */
export function pageQuery(name: PageQueryName | undefined, search: string): string {
  return name ? readers[name](search) : '';
}
