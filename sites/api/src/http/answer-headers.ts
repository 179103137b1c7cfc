import type { MiddlewareHandler } from 'hono';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Answers are data: should a browser ever show one as a page, that page can do nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** Security headers for every answer, where a route has none of its own. What it doesn't declare cacheable is private. */
export const answerHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
};
