import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import type { Gallery } from '../catalogue/gallery.ts';
import { SharePictures } from '../catalogue/share-pictures.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { NOT_FOUND, Refusal } from '../http/refusal.ts';

/** Pictures that can't hold a script. SVG and HTML can, so a file of that kind is never served from here. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

/** Folders and a name of plain characters; a leading dot, and so `..`, is not among them. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

const CACHE_CONTROL = 'public, max-age=86400';

/**
 * The operator's photos, and the pictures that are drawn where the operator has none. A drawing comes from the catalogue
 * alone: an SVG file in the folder is not served under its name either.
 * @param folder where the operator puts photos
 */
export function uploadRoutes(folder: string, gallery: Gallery) {
  const sharePictures = new SharePictures(gallery);
  const photos = async (path: string) => {
    const type = TYPES[extname(path).toLowerCase()];
    if (!type || !PATH.test(path)) throw new Refusal(404, NOT_FOUND);
    const file = join(folder, path);
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) throw new Refusal(404, NOT_FOUND);
    return new Response(await openAsBlob(file), { headers: { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL } });
  };
  return new Hono<ApiTypes>()
    .get('/art/:file{[a-z0-9-]+\\.svg}', ({ req }) => {
      const picture = gallery.picture(req.param('file').slice(0, -'.svg'.length));
      if (!picture) throw new Refusal(404, NOT_FOUND);
      return picture.answer(req.raw);
    })
    .get('/share/:file{[a-z0-9-]+\\.png}', async ({ req }) => {
      const picture = await sharePictures.picture(req.param('file').slice(0, -'.png'.length));
      if (!picture) throw new Refusal(404, NOT_FOUND);
      return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE_CONTROL } });
    })
    .get('/:path{.+}', ({ req }) => photos(req.param('path')));
}
