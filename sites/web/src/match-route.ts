import { parse } from 'regexparam';
import { matchRoute as matchPattern, type Parser } from 'wouter';
import { type Route, routes } from './routes.tsx';

const patterns = new Map<string, ReturnType<Parser>>();

/** Compiling the patterns of all routes would cost every request more than the match. */
const parseOnce: Parser = (path) => {
  const pattern = patterns.get(path) ?? (parse(path) as ReturnType<Parser>);
  patterns.set(path, pattern);
  return pattern;
};

/** The route of an address as in the location bar: like the router, it decodes the path once. */
export function matchAddress(pathname: string): ReturnType<typeof matchRoute> {
  return matchRoute(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The route of a decoded path with its parameters; the not-found route if no other matches. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    if (route.path === undefined) return { route, params: {} };
    const [isMatch, params] = matchPattern(parseOnce, route.path, path);
    if (isMatch) return { route, params: params as Record<string, string> };
  }
  throw new Error('The table of routes has no entry without a path, so there is no page for unknown addresses.');
}
