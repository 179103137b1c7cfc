import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../sites/api/src/content/read-content.ts';
import { Photographs } from '../../sites/api/src/photos/photographs.ts';
import { photo, upload } from '../../sites/api/test/photo.ts';

/** Puts photographs on one trek of a copy of the catalogue, and makes their sizes: the site of the tests starts with them. */

const { DATA_DIR = '', CONTENT_DIR = '' } = process.env;
const TREK = 'treks/annapurna-base-camp-trek.json';
const images = [
  { file: 'lodge.jpg', alt: 'A lodge below the pass', focus: { x: 20, y: 70 } },
  { file: 'waterfall.jpg', alt: 'A waterfall', credit: 'Maya Rai' },
];

cpSync(new URL('../../sites/api/content/', import.meta.url), CONTENT_DIR, { recursive: true });
const trek = JSON.parse(readFileSync(join(CONTENT_DIR, TREK), 'utf8'));
writeFileSync(join(CONTENT_DIR, TREK), JSON.stringify({ ...trek, images }));
// As small as the site takes them: making their sizes is the slowest part of the start. The second is stored on its side.
for (const { file } of images) {
  await upload(DATA_DIR, file, await (file === 'waterfall.jpg' ? photo(700, 1600, 6) : photo()));
}
const { content } = await readContent(CONTENT_DIR);
const folders = { uploads: join(DATA_DIR, 'uploads'), cache: join(DATA_DIR, 'cache', 'photos') };
const photographs = await Photographs.open(folders, content, console.error);
await photographs.make(async () => {});
photographs.stop();
