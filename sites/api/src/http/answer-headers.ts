import type { MiddlewareHandler } from 'hono';

/** Tells a browser to ask for a host by https alone, for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Answers are data: should a browser ever show one as a page, that page can do nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What a route doesn't declare cacheable is private.
  'Cache-Control': 'no-store',
};

/**
 * Security headers for every answer, where a route has none of its own.
 * @param publicUrl where visitors reach the site; by https, browsers are told to stay with it
 */
export function answerHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries({
    ...HEADERS,
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}

/** For pictures, which pages of other sites may show. */
export const SHARED_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
