import { StaticResponse } from '@trek/api';
import type { ApiClient, CachedResponse } from '@trek/ui/api';
import { LRUCache } from 'lru-cache';
import { GOOGLE_RETURN_PATH } from '../src/account/google-return.ts';
import type { PageState } from '../src/data/page-state.ts';
import type { Backend } from './backend.ts';
import type { PageAssets } from './build-manifest.ts';
import { htmlDocument } from './document.ts';
import { firstSentences } from './first-sentences.ts';
import type { CachedPage } from './page-cache.ts';
import type { SiteSettings } from './settings.ts';

/** The site's code as the build made it for the server. */
export type ServerEntry = typeof import('../src/entry-server.tsx');

/** A page as it is kept. */
export interface RenderedPage extends CachedPage {
  answer: StaticResponse;
  /** The JSON of what it was rendered from. */
  state: string;
}

/** As small as gzip's best at a fraction of its time: the page of a minute is not worth more. */
const BROTLI_QUALITY = 5;

/** Answers of the backend that are kept for comparison. */
const MAX_CACHED_RESPONSES = 200;

/** How long a backend may take while a page waits for it; the browser asks again without this hurry. */
export const BACKEND_TIMEOUT_MS = 3000;

/** The client of the backend while pages wait for it: one for all of them, which asks in nobody's name. */
export function serverApi(site: ServerEntry, { backendUrl, fetch }: Backend): ApiClient {
  return site.createApiClient({
    kept: new LRUCache<string, CachedResponse>({ max: MAX_CACHED_RESPONSES }),
    backendUrl,
    placeholderImage: site.PLACEHOLDER_IMAGE,
    fetch,
    timeoutMs: BACKEND_TIMEOUT_MS,
  });
}

/**
 * Renders the page of an address: 200, 404 where its subject does not exist, 503 where the backend did not answer.
 * @param last the page of last time: given back where it would be made of the same, for nothing else goes into a page
 */
export async function renderPage(
  site: ServerEntry,
  assetsOf: (pageSource: string) => PageAssets,
  api: ApiClient,
  { backendUrl, isGoogleEnabled }: Backend,
  settings: SiteSettings,
  { pathname, search }: { pathname: string; search: string },
  last?: RenderedPage,
): Promise<RenderedPage> {
  const { route, params } = site.matchAddress(pathname);
  const data = await site.loadPageData(route.data, api, params, search.slice(1));
  const { fallback, failures } = data;
  const isFound = data.isFound && !route.isMissing;
  const state: PageState = { publicUrl: settings.publicUrl, backendUrl, isGoogleEnabled, fallback, failures };
  const stateJson = site.scriptSafeJson(state);
  if (stateJson === last?.state) return last;
  const { markup, head } = await site.renderPage(pathname, search, state);
  const html = htmlDocument({
    ...assetsOf(route.source),
    markup,
    head: { ...head, description: firstSentences(head.description) },
    siteName: site.SITE_NAME,
    title: site.fullTitle(head.title),
    publicUrl: settings.publicUrl,
    structuredData: site.structuredData(pathname, params, state, head),
    state: stateJson,
    stateId: site.PAGE_STATE_ID,
    inlineScripts: site.INLINE_SCRIPTS,
    isGoogleReturn: route.path === GOOGLE_RETURN_PATH,
  });
  const truePath = new URL(head.canonicalPath ?? route.path ?? '', settings.publicUrl).pathname;
  const isTrueAddress = pathname === truePath && search === '';
  const answer = new StaticResponse(html, { 'content-type': 'text/html; charset=UTF-8' }, BROTLI_QUALITY);
  return { status: statusOf(isFound, failures), answer, state: stateJson, isTrueAddress };
}

function statusOf(isFound: boolean, failures: Record<string, string>): number {
  if (!isFound) return 404;
  return Object.keys(failures).length > 0 ? 503 : 200;
}
