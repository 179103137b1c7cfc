import type { MiddlewareHandler } from 'hono';
import type { ApiSettings } from '../settings/settings.ts';

/** Tells a browser to ask for a host by https alone, for a year; for its subdomains as well, where that is wanted. */
export const strictTransport = (isForSubdomains: boolean) =>
  `max-age=31536000${isForSubdomains ? '; includeSubDomains' : ''}`;

/** The policy of answers that are no pages: shown as one, they load, run and send nothing, and fit in no frame. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': DATA_POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What a route doesn't declare cacheable is private.
  'Cache-Control': 'no-store',
};

/**
 * Security headers for every answer, where a route has none of its own.
 * Where visitors reach the site by https, browsers are told to stay with it.
 */
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

/** For pictures, which pages of other sites may show. */
export const SHARED_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
