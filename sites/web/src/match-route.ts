import { parse } from 'regexparam';
import { matchRoute as matchPattern } from 'wouter';
import { type Route, routes } from './routes.tsx';

/** The route of a path with the path's parameters; the not-found route where no other has it. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    if (route.path === undefined) return { route, params: {} };
    const [isMatch, params] = matchPattern(parse, route.path, path);
    if (isMatch) return { route, params: params as Record<string, string> };
  }
  throw new Error('The table of routes has no entry without a path, so an unknown address can not be answered.');
}
