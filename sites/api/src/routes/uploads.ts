import { openAsBlob } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { SharePictures } from '../catalogue/share-pictures.ts';
import { SHARED_HEADERS } from '../http/answer-headers.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { NOT_FOUND, Refusal } from '../http/refusal.ts';
import { answerConditionally } from '../http/shared-body.ts';
import { isOwnFile } from '../photos/own-file.ts';
import type { Services } from '../services.ts';

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

/** The names change with the content. */
const SIZED_HEADERS = { ...SHARED_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' };
const HEADERS = { ...SHARED_HEADERS, 'Cache-Control': 'public, max-age=86400' };

/** Folder for what can be made again, within the data folder. */
const CACHE = join('cache', 'share');

/**
 * The operator's photos, and the pictures that are drawn where the operator has none. A drawing comes from the catalogue
 * alone: an SVG file in the folder is not served under its name either.
 */
export function uploadRoutes({ settings: { dataFolder }, catalogue, photographs }: Services) {
  const folder = join(dataFolder, 'uploads');
  const sharePictures = new SharePictures(() => catalogue.gallery, join(dataFolder, CACHE));
  const photos = async (path: string) => {
    const type = TYPES[extname(path).toLowerCase()];
    if (!type || !PATH.test(path)) throw new Refusal(404, NOT_FOUND);
    const file = join(folder, path);
    if (!(await isOwnFile(folder, path))) throw new Refusal(404, NOT_FOUND);
    return new Response(await openAsBlob(file), { headers: { ...HEADERS, 'Content-Type': type } });
  };
  const made = async (file: string) => {
    const blob = await openAsBlob(file).catch(() => undefined);
    if (!blob) throw new Refusal(404, NOT_FOUND);
    return new Response(blob, { headers: { ...SIZED_HEADERS, 'Content-Type': TYPES[extname(file)] ?? '' } });
  };
  return new Hono<ApiTypes>()
    .get('/art/:file{[a-z0-9-]+\\.svg}', answerConditionally, (context) => {
      const picture = catalogue.gallery.picture(context.req.param('file').slice(0, -'.svg'.length));
      if (!picture) throw new Refusal(404, NOT_FOUND);
      return picture.answer(context);
    })
    .get('/share/:file{[a-z0-9-]+\\.png}', async ({ req }) => {
      const picture = await sharePictures.picture(req.param('file').slice(0, -'.png'.length));
      if (!picture) throw new Refusal(404, NOT_FOUND);
      return new Response(picture, { headers: { ...HEADERS, 'Content-Type': 'image/png' } });
    })
    .get('/sized/:file', async ({ req }) => {
      const file = photographs.madeFile(req.param('file'));
      return file ? made(file) : photos(`sized/${req.param('file')}`);
    })
    .get('/:path{.+}', ({ req }) => photos(req.param('path')));
}
