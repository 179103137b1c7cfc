import { isOfficePath } from '../src/account/is-office-path.ts';
import type { Route } from '../src/routes.tsx';
import type { RenderedPage } from './render-page.ts';
import type { PolicyArea } from './security-headers.ts';
import type { SiteSettings } from './settings.ts';

/** When to retry what the backend could not provide. */
export const RETRY_AFTER_SECONDS = '60';

/**
 * The headers of pages.
 * @param common headers of every page
 * @param policyFor the content policy, by the hash of the page's style and the area of its path
 */
export function pageHeaders(
  { pageCacheSeconds, pageStaleSeconds }: SiteSettings,
  common: Record<string, string>,
  policyFor: (styleHash: string, area: PolicyArea) => string,
) {
  // Browsers revalidate on every visit, because a page names files that change.
  const shared = `public, max-age=0, s-maxage=${pageCacheSeconds}, stale-while-revalidate=${pageCacheSeconds}, stale-if-error=${pageStaleSeconds}`;

  return (
    pathname: string,
    route: Route,
    { status, staleSeconds, tags, styleHash }: RenderedPage,
  ): Record<string, string> => {
    const isFailure = status >= 500 || staleSeconds !== undefined;
    const caching = (): Record<string, string> => {
      if (isFailure || route.hasSecretAddress) return { 'cache-control': 'no-store' };
      if (route.isPublic && status === 200) return { 'cache-control': shared, 'cache-tag': tags };
      return { 'cache-control': 'private, no-cache' };
    };
    return {
      ...common,
      'content-security-policy': policyFor(styleHash, isOfficePath(pathname) ? 'office' : 'public'),
      ...caching(),
      ...(staleSeconds !== undefined && { age: String(staleSeconds) }),
      ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      // Nothing that the page loads may see the address.
      ...(route.hasSecretAddress && { 'referrer-policy': 'no-referrer' }),
    };
  };
}
