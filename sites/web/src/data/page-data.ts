import { type ApiClient, type PlaceSummary, readTrek, readTrekAddress, type TrekSummary } from '@trek/ui/api';
import { newestPosts, summarizePost, TEASER_SIZE } from '@trek/ui/blog/rules';
import { listingExcerpt } from '@trek/ui/listing/page';
import { MAX_INLINE_TREKS } from '@trek/ui/listing/rules';
import { showcaseOf } from '@trek/ui/rows/rules';
import { unstable_serialize } from 'swr';
import { dataKeys } from './keys.ts';
import type { PageState } from './page-state.ts';
import { readCountries, readRegions } from './place-lists.ts';
import { readCountry, readRegion } from './place-subject.ts';
import { readPost } from './post-subject.ts';

/** The data that a page is rendered from, and whether its subject exists. */
interface PageData extends Pick<PageState, 'fallback' | 'failures'> {
  isFound: boolean;
}

/** Reads the data of a page, each response under its SWR key; a failed read leaves its message instead. */
type PageLoader = (api: ApiClient, params: Record<string, string>, query: string) => Promise<PageData>;

type Reads = Record<string, () => Promise<unknown>>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function readAll(reads: Reads): Promise<PageData> {
  const data: PageData = { fallback: {}, failures: {}, isFound: true };
  const keys = Object.keys(reads);
  const answers = await Promise.allSettled(Object.values(reads).map((read) => read()));
  // In the order of the reads, not of the responses: the same data must give the same page.
  for (const [index, key] of keys.entries()) {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') data.fallback[key] = answer.value;
    else data.failures[key] = messageOf(answer?.reason);
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
  const month = new Date().getUTCMonth();
  const data = await readAll({
    [dataKeys.countries]: () => readCountries(api),
    [dataKeys.treks]: () => api.listTrekSummaries(),
    [dataKeys.latestPosts]: async () => newestPosts(await api.listPosts(), TEASER_SIZE).map(summarizePost),
    [dataKeys.month]: async () => month,
  });
  return withExcerpt(data, dataKeys.showcase, (treks) => showcaseOf(treks, month));
};

/** The listing: countries, regions and treks. */
const loadListing: PageLoader = async (api, _, query) => {
  const data = await readAll({
    [dataKeys.countries]: () => readCountries(api),
    [dataKeys.regions]: () => readRegions(api),
    [dataKeys.treks]: () => api.listTrekSummaries(),
  });
  const regions = data.fallback[dataKeys.regions] as PlaceSummary[] | undefined;
  const isRegionUnknown = !regions && new URLSearchParams(query).has('region');
  return withExcerpt(data, dataKeys.listingExcerpt, (treks) =>
    // The filter needs the region's name, so the browser has to load both.
    isRegionUnknown ? undefined : listingExcerpt(treks, regions ?? [], query),
  );
};

/** The blog's list: posts without their texts. */
const loadPosts: PageLoader = (api) =>
  readAll({ [dataKeys.posts]: async () => (await api.listPosts()).map(summarizePost) });

/** One subject by slug; null means that it does not exist. */
const loadSubject =
  (keyOf: (slug: string) => readonly string[], read: (api: ApiClient, slug: string) => Promise<unknown>): PageLoader =>
  async (api, { slug = '' }) => {
    const key = unstable_serialize(keyOf(slug));
    const data = await readAll({ [key]: () => read(api, slug) });
    return { ...data, isFound: data.fallback[key] !== null };
  };

const loadPost = loadSubject(dataKeys.post, readPost);
const loadCountry = loadSubject((slug) => dataKeys.place('country', slug), readCountry);
const loadRegion = loadSubject((slug) => dataKeys.place('region', slug), readRegion);

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
  trek: loadTrek,
  country: loadCountry,
  region: loadRegion,
  posts: loadPosts,
  post: loadPost,
} satisfies Record<string, PageLoader>;

/** Names of the page data. */
export type PageDataName = keyof typeof loaders;

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
  return name ? loaders[name](api, params, query) : readAll({});
}
