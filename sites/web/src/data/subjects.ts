import { type ApiClient, ApiError, summariseTrek, type Trek, type TrekSummary, titleSlug } from '@trek/ui/api';
import { type BlogPostSummary, findPost, summarisePost } from '@trek/ui/blog/rules';
import type { SafeHtml } from '@trek/ui/blog/sanitise-html';
import { findPlace, treksOfCountry, treksOfRegion } from '@trek/ui/catalogue/place-rules';
import { sanitise } from './sanitise.ts';

/** A country or region as its page shows it. */
export type PlaceSubject = { place: NonNullable<ReturnType<typeof findPlace>>; treks: TrekSummary[] };

/** A post as its page shows it. */
export interface PostSubject {
  post: BlogPostSummary;
  content: SafeHtml;
}

/** The country of a slug with its treks; null where there is none. */
export async function readCountry(api: ApiClient, slug: string): Promise<PlaceSubject | null> {
  const [countries, treks] = await Promise.all([api.listCountries(), api.listTreks()]);
  const place = findPlace(countries, slug);
  return place ? { place, treks: treksOfCountry(treks, place).map(summariseTrek) } : null;
}

/** The region of a slug with its treks; null where there is none. */
export async function readRegion(api: ApiClient, slug: string): Promise<PlaceSubject | null> {
  const [regions, treks] = await Promise.all([api.listRegions(), api.listTreks()]);
  const place = findPlace(regions, slug);
  return place ? { place, treks: treksOfRegion(treks, place).map(summariseTrek) } : null;
}

/** The published post of a slug, made safe to show; null where there is none. */
export async function readPost(api: ApiClient, slug: string): Promise<PostSubject | null> {
  const post = findPost(await api.listPosts(), slug);
  return post ? { post: summarisePost(post), content: await sanitise(post.content) } : null;
}

/** Answers that say there is no such trek, today or later; after any other it may be asked for again. */
const MISSING = [400, 404];

/** The trek of an id; null where the backend has none, or does not take the text for an id. */
export async function readTrek(api: ApiClient, id: string): Promise<Trek | null> {
  try {
    return await api.findTrek(id);
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status)) return null;
    throw error;
  }
}

/** Which trek an address means. */
export interface TrekAddress {
  id: string;
  /** The end of its one true address: the slug of its title, or its id where another trek goes by the same title. */
  segment: string;
}

/** The trek whose title has this slug; where none has, the slug is an id. */
export function findTrekAddress(treks: readonly Pick<Trek, 'id' | 'slug'>[], slug: string): TrekAddress {
  const bySlug = (wanted: string) => treks.find((trek) => trek.slug === wanted);
  const named = bySlug(titleSlug(slug));
  if (named) return { id: String(named.id), segment: named.slug };
  const own = treks.find(({ id }) => String(id) === slug);
  return { id: slug, segment: own && own.slug !== '' && bySlug(own.slug) === own ? own.slug : slug };
}
