import { StaticResponse } from '@trek/api';
import { type ApiClient, BACKEND_CAPABILITIES, type CachedResponse } from '@trek/ui/api';
import type { LanguageCode } from '@trek/ui/internal/languages';
import { LRUCache } from 'lru-cache';
import { GOOGLE_RETURN_PATH } from '../src/account/google-return.ts';
import type { PageState } from '../src/data/page-state.ts';
import { acceptLanguage, languageSource } from '../src/language/languages.ts';
import type { Backend } from './backend.ts';
import type { AssetsOf } from './build-manifest.ts';
import { cacheTags } from './cache-tags.ts';
import { htmlDocument } from './document.ts';
import { firstSentences } from './first-sentences.ts';
import type { CachedPage } from './page-cache.ts';
import { policyHash } from './security-headers.ts';
import type { SiteSettings } from './settings.ts';

/** The server build of the site. */
export type ServerEntry = typeof import('../src/entry-server.tsx');

/** A page in the cache. */
export interface RenderedPage extends CachedPage {
  answer: StaticResponse;
  /** The JSON that it was rendered from. */
  state: string;
  /** The tags by which a cache in front can drop it. */
  tags: string;
  /** Allows its inline style. */
  styleHash: string;
}

/** As small as gzip's best in a fraction of the time: a page that lives a minute is not worth more. */
const BROTLI_QUALITY = 5;

/** Backend responses cached for comparison. */
const MAX_CACHED_RESPONSES = 200;

/** How long a page waits for the backend; the browser then asks again without this limit. */
export const BACKEND_TIMEOUT_MS = 3000;

/** The API client for rendering: one for all pages of a language, without a session. */
export function serverApi(
  site: ServerEntry,
  { backendUrl, fetch, api }: Backend,
  language: LanguageCode = 'en',
): ApiClient {
  return site.createApiClient({
    etagCache: new LRUCache<string, CachedResponse>({ max: MAX_CACHED_RESPONSES }),
    backendUrl,
    placeholderImage: site.PLACEHOLDER_IMAGE,
    fetch,
    headers: () => acceptLanguage(language),
    // Our own API has them all; another backend names them in its answers.
    ...(api && { capabilities: BACKEND_CAPABILITIES }),
    timeoutMs: BACKEND_TIMEOUT_MS,
  });
}

/** The address of a page, without parts of its query that change nothing. */
export interface PageAddress {
  pathname: string;
  /** The part of the query that its markup depends on, with `?`, or empty. */
  search: string;
  language: LanguageCode;
}

/**
 * Renders the page of an address: 200, 404 if its subject does not exist, 503 if the backend did not respond.
 * @param last the previous page, returned if its data is the same, because nothing else goes into a page
 */
export async function renderPage(
  site: ServerEntry,
  assetsOf: AssetsOf,
  api: ApiClient,
  { backendUrl, isGoogleEnabled }: Backend,
  settings: SiteSettings,
  { pathname, search, language }: PageAddress,
  last?: RenderedPage,
): Promise<RenderedPage> {
  const { route, params } = site.matchAddress(pathname);
  const data = await site.loadPageData(route.data, api, params, search.slice(1));
  const { fallback, failures } = data;
  const isFound = data.isFound && !route.isMissing;
  const capabilities = BACKEND_CAPABILITIES.filter(api.can);
  const { publicUrl } = settings;
  const state: PageState = { publicUrl, language, backendUrl, isGoogleEnabled, capabilities, fallback, failures };
  const stateJson = site.scriptSafeJson(state);
  if (stateJson === last?.state) return last;
  const { markup, head } = await site.renderPage(pathname, search, state);
  const truePath = new URL(head.canonicalPath ?? route.path ?? '', settings.publicUrl).pathname;
  const isTruePath = pathname === truePath;
  // Else the browser reads what is missing, goes on to the list, or shows the true address.
  const isWhole = route.isMissing || (isFound && isTruePath && Object.keys(failures).length === 0);
  const assets = assetsOf([route.source, ...languageSource(language)], route.ahead);
  const style = assets.styleOf(markup);
  const html = htmlDocument({
    ...assets,
    style,
    markup,
    head: { ...head, description: firstSentences(head.description) },
    siteName: site.SITE_NAME,
    title: site.fullTitle(head.title),
    publicUrl: settings.publicUrl,
    language,
    structuredData: site.structuredData(pathname, params, state, head),
    state: stateJson,
    stateId: site.PAGE_STATE_ID,
    inlineScripts: site.INLINE_SCRIPTS,
    speculationRules: site.SPECULATION_RULES,
    feedPath: site.FEED_PATH,
    codeNeed: isWhole ? (route.code ?? 'soon') : 'at-once',
    isGoogleReturn: route.path === GOOGLE_RETURN_PATH,
  });
  const isTrueAddress = isTruePath && search === '';
  const answer = new StaticResponse(html, 'text/html; charset=UTF-8', {}, BROTLI_QUALITY);
  const tags = cacheTags(route.data, truePath);
  const styleHash = policyHash(style);
  return { status: statusOf(isFound, failures), answer, state: stateJson, tags, styleHash, isTrueAddress };
}

function statusOf(isFound: boolean, failures: Record<string, string>): number {
  if (!isFound) return 404;
  return Object.keys(failures).length > 0 ? 503 : 200;
}
