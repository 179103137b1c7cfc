import { type ApiClient, readTrek, type TrekAddress, type TrekSummary } from '@trek/ui/api';
import { preload, unstable_serialize } from 'swr';
import { dataKeys } from './keys.ts';
import { readCountries, readRegions } from './place-lists.ts';
import { readCountry, readRegion } from './place-subject.ts';
import { readLatestPosts, readPosts } from './post-lists.ts';
import { readPost } from './post-subject.ts';
import { findAddress } from './trek-address.ts';

/** A read, under the key of the hook that shows it. */
export interface Read<Value = unknown> {
  key: string | readonly string[];
  read: () => Promise<Value>;
  /** The read that needs the value. */
  next?(value: Value): Read;
}

/** @param listed all treks, if they have been read */
type PageReads = (api: ApiClient, slug: string, listed?: TrekSummary[]) => Read[];

const countries = (api: ApiClient): Read => ({ key: dataKeys.countries, read: () => readCountries(api) });
const regions = (api: ApiClient): Read => ({ key: dataKeys.regions, read: () => readRegions(api) });
const treks = (api: ApiClient): Read => ({ key: dataKeys.treks, read: () => api.listTrekSummaries() });
const trekOf = (api: ApiClient, slug: string, listed?: TrekSummary[]): Read<TrekAddress> => ({
  key: dataKeys.trekAddress(slug),
  read: () => findAddress(api, slug, listed),
  next: ({ id }) => ({ key: dataKeys.trek(id), read: () => readTrek(api, id) }),
});

const SUGGESTED = 3;
/** The first treks in the recommended order. */
export const suggestedTreks = (api: ApiClient): Read<TrekSummary[]> => ({
  key: dataKeys.suggested,
  read: async () => (await api.listTrekSummaries()).slice(0, SUGGESTED),
});

/** The reads that each page needs to show its subject. */
export const pageReads = {
  home: (api) => [countries(api), treks(api), { key: dataKeys.latestPosts, read: () => readLatestPosts(api) }],
  listing: (api) => [countries(api), regions(api), treks(api)],
  // Its address names the treks: the page reads them.
  compare: () => [],
  trek: (api, slug, listed) => [trekOf(api, slug, listed) as Read],
  country: (api, slug) => [{ key: dataKeys.place('country', slug), read: () => readCountry(api, slug) }],
  region: (api, slug) => [{ key: dataKeys.place('region', slug), read: () => readRegion(api, slug) }],
  posts: (api) => [{ key: dataKeys.posts, read: () => readPosts(api) }],
  post: (api, slug) => [{ key: dataKeys.post(slug), read: () => readPost(api, slug) }],
  missing: (api) => [suggestedTreks(api)],
} satisfies Record<string, PageReads>;

/** The state of a key in SWR. */
export interface Known {
  data?: unknown;
  /** Whether a hook is reading it. */
  isValidating?: boolean | undefined;
}

/** Names of the data of pages. */
export type PageDataName = keyof typeof pageReads;

/** Starts reading the data of a page before its code asks for it. The hooks take over what has been started. */
export function preloadPageData(name: PageDataName, api: ApiClient, slug: string, known: (key: string) => Known): void {
  const reads: PageReads = pageReads[name];
  const start = async ({ key, read, next }: Read): Promise<void> => {
    const { data, isValidating } = known(unstable_serialize(key));
    if (data === undefined && isValidating) return;
    const value = data ?? (await preload(key, () => startedRead(read)));
    if (next) await start(next(value));
  };
  const listed = known(dataKeys.treks).data as TrekSummary[] | undefined;
  // The hook reports a failure.
  for (const read of reads(api, slug, listed)) start(read).catch(() => {});
}

/** Starts a read. If it fails before its hook waits for it, the hook starts it again. */
function startedRead<Value>(read: () => Promise<Value>): PromiseLike<Value> {
  let started: Promise<Value> | undefined;
  const start = () => {
    const current = read();
    started = current;
    current.catch(() => {
      started = undefined;
    });
    return current;
  };
  start();
  // biome-ignore lint/suspicious/noThenProperty: SWR waits for it like for a promise.
  return { then: (onValue, onError) => (started ?? start()).then(onValue, onError) };
}
