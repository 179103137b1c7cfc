import { openAsBlob } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import type { Gallery } from '../catalogue/gallery.ts';
import { SharePictures } from '../catalogue/share-pictures.ts';
import { SHARED_HEADERS } from '../http/answer-headers.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { NOT_FOUND, Refusal } from '../http/refusal.ts';
import { answerConditionally } from '../http/shared-body.ts';

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

const HEADERS = { ...SHARED_HEADERS, 'Cache-Control': 'public, max-age=86400' };

/** Folder for what can be made again, within the data folder. */
const CACHE = join('cache', 'share');

/**
 * The operator's photos, and the pictures that are drawn where the operator has none. A drawing comes from the catalogue
 * alone: an SVG file in the folder is not served under its name either.
 * @param dataFolder the operator puts photos into its `uploads`
 */
export function uploadRoutes(dataFolder: string, gallery: Gallery) {
  const folder = join(dataFolder, 'uploads');
  const sharePictures = new SharePictures(gallery, join(dataFolder, CACHE));
  const photos = async (path: string) => {
    const type = TYPES[extname(path).toLowerCase()];
    if (!type || !PATH.test(path)) throw new Refusal(404, NOT_FOUND);
    const file = join(folder, path);
    if (!(await isOwnFile(file, folder, path))) throw new Refusal(404, NOT_FOUND);
    return new Response(await openAsBlob(file), { headers: { ...HEADERS, 'Content-Type': type } });
  };
  return new Hono<ApiTypes>()
    .get('/art/:file{[a-z0-9-]+\\.svg}', answerConditionally, (context) => {
      const picture = gallery.picture(context.req.param('file').slice(0, -'.svg'.length));
      if (!picture) throw new Refusal(404, NOT_FOUND);
      return picture.answer(context);
    })
    .get('/share/:file{[a-z0-9-]+\\.png}', async ({ req }) => {
      const picture = await sharePictures.picture(req.param('file').slice(0, -'.png'.length));
      if (!picture) throw new Refusal(404, NOT_FOUND);
      return new Response(picture, { headers: { ...HEADERS, 'Content-Type': 'image/png' } });
    })
    .get('/:path{.+}', ({ req }) => photos(req.param('path')));
}

/** True for a file that lies where its path says: a link, be it the file or a folder on the way, may lead out of here. */
async function isOwnFile(file: string, folder: string, path: string): Promise<boolean> {
  try {
    return (await realpath(file)) === join(await realpath(folder), path) && (await stat(file)).isFile();
  } catch {
    return false;
  }
}
