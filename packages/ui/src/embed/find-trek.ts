import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import { titleSlug } from '../api/slug.ts';
import type { Trek } from '../api/trek.ts';

/** Answers that say there is no such trek; after any other it may be asked for again. */
const MISSING = [400, 404];

/**
 * A trek by its id or by the slug of its title.
 * @param listTreks all treks, for a slug
 * @returns null where there is none
 * @throws ApiError where the backend could not be asked
 */
export async function findTrek(
  api: Pick<ApiClient, 'findTrek' | 'listTreks'>,
  trek: number | string,
): Promise<Trek | null> {
  if (!/^\d+$/.test(String(trek))) {
    const slug = titleSlug(String(trek));
    return (await api.listTreks()).find((one) => one.slug === slug) ?? null;
  }
  try {
    return await api.findTrek(trek);
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status)) return null;
    throw error;
  }
}
