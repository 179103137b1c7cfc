import { openAsBlob } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { SharePictures } from '../catalogue/share-pictures.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { SHARED_HEADERS } from '../http/security-headers.ts';
import { COPY_FORMATS, COPY_PATH } from '../photos/photo-rules.ts';
import type { Services } from './services.ts';

/** These names change with the content. */
const SIZED_HEADERS = { ...SHARED_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' };
const HEADERS = { ...SHARED_HEADERS, 'Cache-Control': 'public, max-age=86400' };

/** Cache folder inside the data folder. */
const CACHE = join('cache', 'share');

/**
 * Serves copies of the operator's photos, and drawings for what has none. Drawings come from the catalogue only: an SVG
 * file in the folder is never served.
 */
export function uploadRoutes({ settings: { dataFolder }, catalogue, photographs, sizedDrawings }: Services) {
  const sharePictures = new SharePictures(() => catalogue.gallery, join(dataFolder, CACHE));
  const made = async (file: string | undefined, headers: Record<string, string>) => {
    const blob = file && (await openAsBlob(file).catch(() => undefined));
    if (!blob) throw new HttpError(404, NOT_FOUND);
    return new Response(blob, { headers: { ...headers, 'Content-Type': `image/${COPY_FORMATS[extname(file)]}` } });
  };
  // The file itself, with the camera's metadata, is never served.
  const copied = async (path: string) =>
    made(COPY_PATH.test(path) ? await photographs.copies.copyOf(path) : undefined, HEADERS);
  return new Hono<ApiTypes>()
    .get('/art/:file{[a-z0-9-]+\\.svg}', (context) => {
      const picture = catalogue.gallery.picture(context.req.param('file').slice(0, -'.svg'.length));
      if (!picture) throw new HttpError(404, NOT_FOUND);
      return picture.respond(context);
    })
    .get('/art/:file{[a-z0-9-]+-[0-9]+\\.avif}', async (context) => {
      const [, name = '', width] = /^(.+)-(\d+)\.avif$/.exec(context.req.param('file')) ?? [];
      const file = await sizedDrawings.file(name, Number(width));
      if (file) return made(file, HEADERS);
      const picture = catalogue.gallery.picture(name);
      if (!picture) throw new HttpError(404, NOT_FOUND);
      // The next visitor gets the pixels.
      return picture.respond(context, { headers: { 'Cache-Control': 'no-store' } });
    })
    .get('/share/:file{[a-z0-9-]+\\.png}', async ({ req }) => {
      const picture = await sharePictures.picture(req.param('file').slice(0, -'.png'.length));
      if (!picture) throw new HttpError(404, NOT_FOUND);
      return new Response(picture, { headers: { ...HEADERS, 'Content-Type': 'image/png' } });
    })
    .get('/sized/:file', async ({ req }) => {
      const file = photographs.madeFile(req.param('file'));
      return file ? made(file, SIZED_HEADERS) : copied(`sized/${req.param('file')}`);
    })
    .get('/:path{.+}', ({ req }) => copied(req.param('path')));
}
