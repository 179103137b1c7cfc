import type { MiddlewareHandler } from 'hono';

/** Keeps files in the browser for as long as their names allow. */
export const cacheControl =
  (policy: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.ok) context.header('cache-control', policy);
  };

/** What pages of other sites may show. */
export const sharedFiles: MiddlewareHandler = async (context, next) => {
  context.header('cross-origin-resource-policy', 'cross-origin');
  await next();
};

/** Files whose names change with their content. */
export const immutableFiles = cacheControl('public, max-age=31536000, immutable');
/** Drawings, whose names stay. */
export const dailyFiles = cacheControl('public, max-age=86400');

/** Names the charset of drawings, which the file server leaves out. */
export const drawingCharset: MiddlewareHandler = async (context, next) => {
  await next();
  const type = context.res.headers.get('content-type');
  if (type === 'image/svg+xml') context.header('content-type', `${type}; charset=utf-8`);
};
