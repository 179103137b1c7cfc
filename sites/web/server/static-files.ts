import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import type { BuiltFiles } from './builds.ts';

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

/** Headers of an answer that no cache may keep. */
export const NO_STORE = { 'cache-control': 'no-store' };

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

/**
 * Serves a file of the own build, or of an earlier or later one whose pages are still open.
 * @param placeOf finds it below the folder of builds
 */
export function serveBuilt(
  { root }: Pick<BuiltFiles, 'root'>,
  placeOf: (context: Context) => string | undefined,
): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: (_, context) => placeOf(context) ?? MISSING });
}

/** No folder of builds has such a file. */
const MISSING = 'missing';
