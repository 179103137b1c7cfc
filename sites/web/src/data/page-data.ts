import { type ApiClient, type PlaceSummary, readTrek, readTrekAddress, type TrekSummary } from '@trek/ui/api';
import { readComparedQuery } from '@trek/ui/internal/compare/rules';
import { listingExcerpt } from '@trek/ui/internal/listing/page';
import { MAX_INLINE_TREKS } from '@trek/ui/internal/listing/rules';
import { showcaseOf } from '@trek/ui/internal/rows/rules';
import { unstable_serialize } from 'swr';
import { readComparedTreks } from './compared-treks.ts';
import { guideMonth } from './guide-month.ts';
import { dataKeys } from './keys.ts';
import { type PageDataName, pageReads, type Read } from './page-reads.ts';
import type { PageState } from './page-state.ts';

/** The data that a page is rendered from, and whether its subject exists. */
interface PageData extends Pick<PageState, 'fallback' | 'failures'> {
  isFound: boolean;
}

/** Reads the data of a page, each response under its SWR key; a failed read leaves its message instead. */
type PageLoader = (api: ApiClient, params: Record<string, string>, query: string) => Promise<PageData>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function readAll(reads: readonly Read[]): Promise<PageData> {
  const data: PageData = { fallback: {}, failures: {}, isFound: true };
  const answers = await Promise.allSettled(reads.map(({ read }) => read()));
  // In the order of the reads, not of the responses: the same data must give the same page.
  for (const [index, { key }] of reads.entries()) {
    const answer = answers[index];
    const id = unstable_serialize(key);
    if (answer?.status === 'fulfilled') data.fallback[id] = answer.value;
    else data.failures[id] = messageOf(answer?.reason);
  }
  return data;
}

/** Replaces all treks of a large catalogue by the part that the page shows. */
function withExcerpt<Excerpt>(data: PageData, key: string, excerptOf: (treks: TrekSummary[]) => Excerpt): PageData {
  const { [dataKeys.treks]: treks, ...others } = data.fallback as Record<string, TrekSummary[] | undefined>;
  if (!treks || treks.length <= MAX_INLINE_TREKS) return data;
  return { ...data, fallback: { ...others, [key]: excerptOf(treks) } };
}

/** The home page: countries, treks, the newest posts, and the first month of its season guide. */
const loadHome: PageLoader = async (api) => {
  const month = guideMonth(new Date());
  const data = await readAll([...pageReads.home(api), { key: dataKeys.month, read: async () => month }]);
  return withExcerpt(data, dataKeys.showcase, (treks) => showcaseOf(treks, month));
};

/** The listing: countries, regions and treks. */
const loadListing: PageLoader = async (api, _, query) => {
  const data = await readAll(pageReads.listing(api));
  const regions = data.fallback[dataKeys.regions] as PlaceSummary[] | undefined;
  const isRegionUnknown = !regions && new URLSearchParams(query).has('region');
  return withExcerpt(data, dataKeys.listingExcerpt, (treks) =>
    // The filter needs the region's name, so the browser has to load both.
    isRegionUnknown ? undefined : listingExcerpt(treks, regions ?? [], query),
  );
};

/** A comparison: the treks that its query names. */
const loadCompare: PageLoader = (api, _, query) => {
  const { slugs } = readComparedQuery(query);
  return readAll([{ key: dataKeys.compared(slugs), read: () => readComparedTreks(api, slugs) }]);
};

/** The blog's list: posts without their texts. */
const loadPosts: PageLoader = (api) => readAll(pageReads.posts(api));

/** An address without a page: a few treks. */
const loadMissing: PageLoader = (api) => readAll(pageReads.missing(api));

/** One subject by slug; null means that it does not exist. */
const loadSubject =
  (name: 'country' | 'region' | 'post'): PageLoader =>
  async (api, { slug = '' }) => {
    const data = await readAll(pageReads[name](api, slug));
    return { ...data, isFound: !Object.values(data.fallback).includes(null) };
  };

/** A trek by slug or id: the whole trek, and its canonical address. */
const loadTrek: PageLoader = async (api, { slug = '' }) => {
  const key = unstable_serialize(dataKeys.trekAddress(slug));
  try {
    const address = await readTrekAddress(api, slug);
    const trek = await readTrek(api, address.id);
    const fallback = { [key]: address, [unstable_serialize(dataKeys.trek(address.id))]: trek };
    return { fallback, failures: {}, isFound: trek !== null };
  } catch (error) {
    return { fallback: {}, failures: { [key]: messageOf(error) }, isFound: true };
  }
};

const loaders = {
  home: loadHome,
  listing: loadListing,
  compare: loadCompare,
  trek: loadTrek,
  country: loadSubject('country'),
  region: loadSubject('region'),
  posts: loadPosts,
  post: loadSubject('post'),
  missing: loadMissing,
} satisfies Record<PageDataName, PageLoader>;

/**
 * Reads the data of a page on the server.
 * @param name default: no data, for forms and texts
 * @param query the part of the URL's query that the page depends on, without `?`
 */
export async function loadPageData(
  name: PageDataName | undefined,
  api: ApiClient,
  params: Record<string, string>,
  query: string,
): Promise<PageData> {
  return name ? loaders[name](api, params, query) : readAll([]);
}
