import type { ApiClient } from '@trek/ui/api';
import { LANGUAGE_CODES, type LanguageCode } from '@trek/ui/internal/languages';
import { alternateAddresses } from './document/page-addresses.ts';
import { routes } from './routes.tsx';

interface SiteMapEntry {
  path: string;
  /** Day of the last change, `YYYY-MM-DD`, if the backend provides it. */
  changed?: string;
  /** The same page in each language, this one included. Default: it has one alone. */
  alternates?: ReturnType<typeof alternateAddresses>;
}

/** Every page that search engines should know, from the routes and the backend. Rejects if the backend fails. */
export async function siteMapEntries(api: ApiClient, publicUrl: string): Promise<SiteMapEntry[]> {
  const [treks, countries, regions, posts] = await Promise.all([
    api.listTreks(),
    api.listCountries(),
    api.listRegions(),
    api.listPosts(),
  ]);
  const inLanguages = (path: string, languages: readonly LanguageCode[]) => ({
    ...{ path, alternates: alternateAddresses({ canonicalPath: path, languages }, publicUrl) },
  });
  return [
    ...routes.flatMap(({ path, isListed, isInEnglish }) =>
      path !== undefined && isListed ? [inLanguages(path, isInEnglish ? [] : LANGUAGE_CODES)] : [],
    ),
    ...countries.map(({ slug }) => ({ path: `/country/${slug}` })),
    ...regions.map(({ slug }) => ({ path: `/region/${slug}` })),
    ...treks.map(({ slug, updatedAt, languages }) => ({
      ...inLanguages(
        `/treks/${slug}`,
        LANGUAGE_CODES.filter((code) => languages?.includes(code)),
      ),
      ...changedOn(updatedAt),
    })),
    ...posts.map(({ slug, createdAt }) => ({ path: `/blog/${slug}`, ...changedOn(createdAt) })),
  ].filter(({ path }) => !path.endsWith('/') || path === '/');
}

function changedOn(moment: string): { changed?: string } {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(moment)?.[0];
  return day ? { changed: day } : {};
}
