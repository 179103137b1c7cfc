import { type ApiClient, findTrekAddress, readTrekAddress, type TrekAddress, type TrekSummary } from '@trek/ui/api';

/**
 * Which trek an address means.
 * @param listed all treks, if they have been read
 */
export const findAddress = async (api: ApiClient, slug: string, listed?: TrekSummary[]): Promise<TrekAddress> =>
  listed ? findTrekAddress(listed, slug) : readTrekAddress(api, slug);
