import type { ApiClient } from '@trek/ui/api';
import { canonicalComparedQuery } from '@trek/ui/internal/compare/rules';
import { canonicalListingQuery } from '@trek/ui/internal/listing/page';
import { readListingQuery, writeListingQuery } from '@trek/ui/internal/listing/query';
import { readRegions } from '../data/place-lists.ts';
import { contactQuery } from './contact-query.ts';

/** Any number is an address of the listing's last page; only the catalogue knows which one that is. */
async function listingQuery(search: string, api: ApiClient): Promise<string> {
  const listing = readListingQuery(new URLSearchParams(search));
  const query = writeListingQuery(listing).toString();
  if (listing.page === 1) return query;
  try {
    const [treks, regions] = await Promise.all([api.listTrekSummaries(), readRegions(api)]);
    return canonicalListingQuery(treks, regions, query);
  } catch {
    return query;
  }
}

const readers = {
  listing: listingQuery,
  compare: async (search: string) => canonicalComparedQuery(search),
  contact: async (search: string) => contactQuery(search),
};

/** Names of the queries that a page's markup may depend on. */
export type PageQueryName = keyof typeof readers;

/** The canonical part of a query that a page's markup depends on, used as its cache key. */
export async function pageQuery(name: PageQueryName | undefined, search: string, api: ApiClient): Promise<string> {
  return name ? readers[name](search, api) : '';
}
