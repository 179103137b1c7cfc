import type { MiddlewareHandler } from 'hono';
import type { ApiSettings } from '../settings/settings.ts';

/** The HSTS header: https only, for a year, optionally with subdomains. */
export const strictTransport = (isForSubdomains: boolean) =>
  `max-age=31536000${isForSubdomains ? '; includeSubDomains' : ''}`;

/** The policy for responses that are not pages: opened as one, they can't load, run, send or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': DATA_POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Private, unless a route says otherwise.
  'Cache-Control': 'no-store',
};

/** Adds security headers that a route has not set itself. On an https site this includes HSTS. */
export function securityHeaders({
  publicUrl,
  isStrictForSubdomains,
}: Pick<ApiSettings, 'publicUrl' | 'isStrictForSubdomains'>): MiddlewareHandler {
  const headers = Object.entries({
    ...HEADERS,
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': strictTransport(isStrictForSubdomains) }),
  });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}

/** For images, which other sites may show. */
export const SHARED_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
