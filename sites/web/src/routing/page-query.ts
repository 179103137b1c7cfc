import { readListingQuery, writeListingQuery } from '@trek/ui/listing/query';
import { contactQuery } from './contact-query.ts';

const readers = {
  listing: (search: string) => writeListingQuery(readListingQuery(new URLSearchParams(search))).toString(),
  contact: contactQuery,
};

/** Queries that a page's markup may depend on, by name. */
export type PageQueryName = keyof typeof readers;

/** The part of an address's query that a page's markup depends on, in one true form, by which it is kept. */
export function pageQuery(name: PageQueryName | undefined, search: string): string {
  return name ? readers[name](search) : '';
}
