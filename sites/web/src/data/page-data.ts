import { type ApiClient, ApiError, summariseTrek, type Trek, titleSlug } from '@trek/ui/api';
import { unstable_serialize } from 'swr';
import type { PageState } from '../page-state.ts';
import { dataKeys } from './keys.ts';
import { latestPosts } from './latest-posts.ts';

/** What a page was rendered from, and whether its subject exists. */
interface PageData extends Pick<PageState, 'fallback' | 'failures'> {
  isFound: boolean;
}

/** Reads what a page needs, each answer under its key; a read that fails leaves its message instead. */
export type PageLoader = (api: ApiClient, params: Record<string, string>) => Promise<PageData>;

type Reads = Record<string, () => Promise<unknown>>;

async function readAll(reads: Reads): Promise<PageData> {
  const data: PageData = { fallback: {}, failures: {}, isFound: true };
  await Promise.all(
    Object.entries(reads).map(async ([key, read]) => {
      try {
        data.fallback[key] = await read();
      } catch (error) {
        data.failures[key] = error instanceof Error ? error.message : String(error);
      }
    }),
  );
  return data;
}

const summaries = async (api: ApiClient) => (await api.listTreks()).map(summariseTrek);

/** Nothing: forms and texts. */
export const loadNothing: PageLoader = () => readAll({});

/** The home page: countries, treks, the newest posts, and the month that its season guide begins with. */
export const loadHome: PageLoader = (api) =>
  readAll({
    [dataKeys.countries]: api.listCountries,
    [dataKeys.treks]: () => summaries(api),
    [dataKeys.latestPosts]: async () => latestPosts(await api.listPosts()),
    [dataKeys.month]: async () => new Date().getUTCMonth(),
  });

/** The listing: countries, regions and treks. */
export const loadListing: PageLoader = (api) =>
  readAll({
    [dataKeys.countries]: api.listCountries,
    [dataKeys.regions]: api.listRegions,
    [dataKeys.treks]: () => summaries(api),
  });

/** A trek by slug or id: itself whole, and which id its slug stands for. */
export const loadTrek: PageLoader = async (api, { slug = '' }) => {
  const key = unstable_serialize(dataKeys.trekId(slug));
  try {
    const id = findTrekId(await api.listTreks(), slug);
    const trek = await api.findTrek(id);
    return { fallback: { [key]: id, [unstable_serialize(dataKeys.trek(id))]: trek }, failures: {}, isFound: true };
  } catch (error) {
    const isMissing = error instanceof ApiError && error.failure === 'response' && error.status < 500;
    const message = error instanceof Error ? error.message : String(error);
    return { fallback: {}, failures: { [key]: message }, isFound: !isMissing };
  }
};

/** Id of the trek whose title has this slug; the slug itself where none has, for then it is an id. */
export function findTrekId(treks: readonly Pick<Trek, 'id' | 'slug'>[], slug: string): string {
  return String(treks.find((trek) => trek.slug === titleSlug(slug))?.id ?? slug);
}
