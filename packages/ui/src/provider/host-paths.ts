import { DEFAULT_PATHS } from './browser-ports.ts';
import type { GivenPaths, OptionalPaths } from './ports.ts';

const nowhere = () => null;

/** All paths of a host: its own, else those of the operator's site. Each can be asked, also where there is no such page. */
export function resolvePaths(given: GivenPaths = {}): OptionalPaths {
  const paths = Object.entries(DEFAULT_PATHS).map(([name, usual]) => {
    const path = given[name as keyof GivenPaths];
    if (path === undefined) return [name, usual];
    return [name, path === null && typeof usual === 'function' ? nowhere : path];
  });
  return Object.fromEntries(paths);
}

/** A path with a query, where there is such a page. @param query without `?`, or empty */
export function withQuery(path: string | null, query: string | URLSearchParams): string | null {
  return path === null || `${query}` === '' ? path : `${path}?${query}`;
}
