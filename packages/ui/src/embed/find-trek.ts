import type { ApiClient } from '../api/client.ts';
import type { Trek } from '../api/trek.ts';
import { findTrekAddress, readTrek } from '../api/trek-subject.ts';

/**
 * A trek by its id or by the slug of its title, as an address names it.
 * @returns null where there is none
 * @throws ApiError where the backend could not be asked
 */
export async function findTrek(
  api: Pick<ApiClient, 'findTrek' | 'listTrekSummaries'>,
  trek: number | string,
): Promise<Trek | null> {
  // A number is an id, for which the list need not be read.
  if (/^\d+$/.test(String(trek))) return readTrek(api, trek);
  const { id, isListed } = findTrekAddress(await api.listTrekSummaries(), String(trek));
  return isListed ? readTrek(api, id) : null;
}
