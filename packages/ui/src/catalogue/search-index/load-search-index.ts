import { type ApiError, describeError } from '../../api/api-error.ts';
import type { ApiClient } from '../../api/client.ts';
import type { SearchIndex } from '../../api/search-index.ts';
import { makeSearchIndex, subjectsOf } from './make-search-index.rules.ts';

/**
 * The backend's index of what can be looked for. Where the backend has none, one is made of its catalogue.
 * @throws ApiError where nothing answers
 */
export async function loadSearchIndex(
  api: Pick<ApiClient, 'searchIndex' | 'listTreks' | 'listRegions' | 'listPosts'>,
): Promise<SearchIndex> {
  try {
    return await api.searchIndex();
  } catch (error) {
    if (!describeError(error as ApiError).hasResponse) throw error;
    const lists = [api.listTreks(), api.listRegions().catch(() => []), api.listPosts().catch(() => [])] as const;
    return makeSearchIndex(subjectsOf(...(await Promise.all(lists))));
  }
}
