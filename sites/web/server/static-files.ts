import type { MiddlewareHandler } from 'hono';

/** Sets how long browsers may cache files. */
export const cacheControl =
  (policy: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.ok) context.header('cache-control', policy);
  };

/** Allows other sites to show these files. */
export const sharedFiles: MiddlewareHandler = async (context, next) => {
  context.header('cross-origin-resource-policy', 'cross-origin');
  await next();
};

/** Files with a content hash in their names. */
export const immutableFiles = cacheControl('public, max-age=31536000, immutable');
/** Drawings, whose names don't change. */
export const dailyFiles = cacheControl('public, max-age=86400');

/** Adds the charset of drawings, which the file server omits. */
export const drawingCharset: MiddlewareHandler = async (context, next) => {
  await next();
  const type = context.res.headers.get('content-type');
  if (type === 'image/svg+xml') context.header('content-type', `${type}; charset=utf-8`);
};
