import type { ApiClient } from '@trek/ui/api';
import { routes } from './routes.tsx';

interface SiteMapEntry {
  path: string;
  /** Day of the last change, `YYYY-MM-DD`, if the backend provides it. */
  changed?: string;
}

/** Every page that search engines should know, from the routes and the backend. Rejects if the backend fails. */
export async function siteMapEntries(api: ApiClient): Promise<SiteMapEntry[]> {
  const [treks, countries, regions, posts] = await Promise.all([
    api.listTreks(),
    api.listCountries(),
    api.listRegions(),
    api.listPosts(),
  ]);
  return [
    ...routes.flatMap(({ path, isListed }) => (path !== undefined && isListed ? [{ path }] : [])),
    ...countries.map(({ slug }) => ({ path: `/country/${slug}` })),
    ...regions.map(({ slug }) => ({ path: `/region/${slug}` })),
    ...treks.map(({ slug, updatedAt }) => ({ path: `/treks/${slug}`, ...changedOn(updatedAt) })),
    ...posts.map(({ slug, createdAt }) => ({ path: `/blog/${slug}`, ...changedOn(createdAt) })),
  ].filter(({ path }) => !path.endsWith('/') || path === '/');
}

function changedOn(moment: string): { changed?: string } {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(moment)?.[0];
  return day ? { changed: day } : {};
}
