import { createApiClient } from '../api/client.ts';
import type { Trek, TrekSummary } from '../api/trek.ts';
import { PLAIN_PICTURE } from '../provider/connect-backend.ts';
import { localeOf } from '../provider/locale-of.ts';
import { findTrek } from './find-trek.ts';

export { type TrekPageFacts, trekJsonLd, trekMetadata } from './trek-metadata.ts';

/** A server's settings for the backend. */
export interface LoadSettings {
  /** Milliseconds after which the backend counts as silent. Default: the client's own. */
  timeoutMs?: number;
  /** Language of the treks' texts, where the backend has them in it: `de-DE`. Default: English. */
  locale?: string;
  fetch?: typeof globalThis.fetch;
}

const clientOf = (backendUrl: string, { locale, ...settings }: LoadSettings) =>
  createApiClient({
    ...settings,
    ...{ backendUrl, placeholderImage: PLAIN_PICTURE, readToken: () => null },
    headers: () => ({ 'accept-language': localeOf(locale) }),
  });

/**
 * Summaries of all treks on offer, read on a server: for `initial` of `TrekBrowser`, and for your own pages.
 * @param backendUrl origin and path prefix of the backend
 * @throws ApiError where the backend could not be asked
 */
export function loadTreks(backendUrl: string, settings: LoadSettings = {}): Promise<TrekSummary[]> {
  return clientOf(backendUrl, settings).listTrekSummaries();
}

/**
 * One trek, read on a server: for `initial` of `ShowTrek`, `TrekOffer` and `BookTrek`.
 * @param trek its id, or the slug of its title
 * @returns null where there is none: your page of an unknown address
 * @throws ApiError where the backend could not be asked
 */
export function loadTrek(backendUrl: string, trek: number | string, settings: LoadSettings = {}): Promise<Trek | null> {
  return findTrek(clientOf(backendUrl, settings), trek);
}
