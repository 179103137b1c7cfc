import { ApiError } from './api-error.ts';
import type { ApiClient } from './client.ts';
import { spacedPart, titleSlug } from './slug.ts';
import type { Trek } from './trek.ts';

/** Answers that say there is no such trek, today or later; after any other it may be asked for again. */
const MISSING = [400, 404];

/**
 * The trek of an id; null where the backend has none, or does not take the text for an id.
 * @throws ApiError where the backend could not be asked
 */
export async function readTrek(api: Pick<ApiClient, 'findTrek'>, id: number | string): Promise<Trek | null> {
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
  /** Whether the list has the trek: any other is found by its id alone. */
  isListed: boolean;
}

/** The trek whose title has this slug; where none has, the slug is an id. */
export function findTrekAddress(treks: readonly Pick<Trek, 'id' | 'slug'>[], slug: string): TrekAddress {
  const bySlug = (wanted: string) => treks.find((trek) => trek.slug === wanted);
  const named = bySlug(titleSlug(spacedPart(slug)));
  if (named) return { id: String(named.id), segment: named.slug, isListed: true };
  const own = treks.find(({ id }) => String(id) === slug);
  const segment = own && own.slug !== '' && bySlug(own.slug) === own ? own.slug : slug;
  return { id: slug, segment, isListed: own !== undefined };
}

/**
 * Which trek an address means, by the backend's list. Without the list, the address is tried as an id.
 * @throws ApiError where neither tells
 */
export async function readTrekAddress(
  api: Pick<ApiClient, 'findTrek' | 'listTrekSummaries'>,
  slug: string,
): Promise<TrekAddress> {
  try {
    return findTrekAddress(await api.listTrekSummaries(), slug);
  } catch (error) {
    // A slug that is no id says nothing: whether there is such a trek, only the list knows.
    if ((await readTrek(api, slug).catch(() => null)) === null) throw error;
    return findTrekAddress([], slug);
  }
}
