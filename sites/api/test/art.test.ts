import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Gallery } from '../src/catalogue/gallery.ts';
import { SharePictures } from '../src/catalogue/share-pictures.ts';
import { SizedDrawings } from '../src/catalogue/sized-drawings.ts';
import { UnavailableError } from '../src/core/unavailable-error.ts';
import { photo } from './photo.ts';
import { TestSite } from './site.ts';

const LARGEST_BYTES = 15_000;
const CATALOGUE = join(import.meta.dirname, '..', 'content');

/** A gallery of so many countries. */
const gallery = (count: number) =>
  new Gallery({
    treks: [],
    regions: [],
    posts: [],
    countries: Array.from({ length: count }, (_, id) => ({ id, name: `Country ${id}`, season: 'Autumn' as const })),
  });

/** Whether text is nothing but well-formed elements with quoted attributes, in a single root. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  let roots = 0;
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g, (_, end, name, __, isEmpty) => {
    if (end) return open.pop() === name ? '' : 'crossed';
    if (open.length === 0) roots += 1;
    if (!isEmpty) open.push(name);
    return '';
  });
  return rest === '' && open.length === 0 && roots === 1;
}

describe('drawn pictures', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
  });
  afterAll(() => site.remove());
  const get = (path: string, headers?: Record<string, string>) => site.visitor().get(path, headers);

  test('load as images and run nothing', async () => {
    const { status, headers, body } = await get('/uploads/art/trek-101-day.svg');
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg /);
    expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
  });

  test.each(['trek-101-day', 'country-1', 'region-1', 'post-1'])('renders %s as pixels for sharing', async (name) => {
    const answer = await site.api.fetch(new Request(`http://api/uploads/share/${name}.png`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // Facebook refuses what is larger than 8 MB, WhatsApp what is larger than 600 kB.
    expect(bytes.byteLength).toBeLessThan(600_000);
  });

  test('renders each picture once, one at a time, for any number of requests', async () => {
    const hung = gallery(30);
    const pictures = new SharePictures(() => hung, join(site.folder, 'pictures'));
    const ask = (name: number) => pictures.picture(`country-${name}`);
    const answers = await Promise.allSettled([...Array.from({ length: 30 }, (_, name) => ask(name)), ask(0)]);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(UnavailableError);
    expect(await readdir(join(site.folder, 'pictures'))).toHaveLength(20);
    await ask(29);
    expect(await readdir(join(site.folder, 'pictures'))).toHaveLength(21);
  });

  test('reads pictures that were shared before from the disk', async () => {
    const folder = join(site.folder, 'kept');
    const hung = gallery(1);
    const first = await new SharePictures(() => hung, folder).picture('country-0');
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), 'kept');
    expect(first?.byteLength).toBeGreaterThan(1000);
    expect(Buffer.from((await new SharePictures(() => hung, folder).picture('country-0')) ?? '').toString()).toBe(
      'kept',
    );
  });

  test('serves the drawing until its pixels are rendered', async () => {
    const ask = () => site.api.fetch(new Request('http://api/uploads/art/region-1-480.avif'));
    const first = await ask();
    expect([first.status, first.headers.get('Content-Type'), first.headers.get('Cache-Control')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'no-store',
    ]);
    await expect.poll(async () => (await ask()).headers.get('Content-Type'), { timeout: 15_000 }).toBe('image/avif');
    const made = await ask();
    expect(made.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const { width, height } = await sharp(Buffer.from(await made.arrayBuffer())).metadata();
    expect([width, height]).toEqual([480, 360]);
    expect((await get('/uploads/art/region-99-480.avif')).status).toBe(404);
    // No size of it: the drawing itself.
    expect((await get('/uploads/art/region-1-481.avif')).body).toMatch(/^<svg /);
  });

  test('renders pixels again only after a change', async () => {
    const folder = join(site.folder, 'sized');
    const hung = gallery(1);
    const drawings = () =>
      new SizedDrawings(
        () => hung,
        folder,
        () => {},
      );
    const [first, second] = [drawings(), drawings()];
    await expect.poll(() => first.file('country-0', 320), { timeout: 15_000 }).toBeDefined();
    expect(await second.file('country-0', 320)).toBe(await first.file('country-0', 320));
    expect(await readdir(folder)).toHaveLength(1);
    first.stop();
    second.stop();
  });

  test('shares no unknown picture', async () => {
    expect((await get('/uploads/share/trek-999-day.png')).status).toBe(404);
    expect((await get('/uploads/share/..%2Ftrek-101-day.png')).status).toBe(404);
  });

  test('sends a picture once to a browser that caches it', async () => {
    const first = await get('/uploads/art/trek-101-dusk.svg');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const second = await get('/uploads/art/trek-101-dusk.svg', { 'If-None-Match': etag });
    expect(second).toMatchObject({ status: 304, body: '' });
    expect((await get('/uploads/art/trek-101-day.svg', { 'If-None-Match': etag })).status).toBe(200);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses pictures as %s', async (encoding, decompress) => {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await site.api.fetch(new Request('http://api/uploads/art/country-1.svg', { headers }));
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    const plain = decompress(Buffer.from(await answer.arrayBuffer())).toString();
    expect(plain).toBe((await get('/uploads/art/country-1.svg')).body);
  });

  test.each([
    'trek-999-day',
    'trek-101-noon',
    'trek-101',
    'trek-101-day.svg',
    'trek-0101-day',
    'country-99',
    'region-99',
    'post-99',
    'post-2',
    'constructor',
    '__proto__',
    '..%2ftoken-secret',
    'TREK-101-DAY',
  ])('serves no picture named %s', async (name) => {
    const answer = await get(`/uploads/art/${name}.svg`);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Not found' } });
  });

  test('never serves an operator’s file in place of a drawing, but serves their photos beside it', async () => {
    const folder = join(site.settings.dataFolder, 'uploads', 'art');
    await mkdir(folder, { recursive: true });
    for (const name of ['mine.svg', 'country-1.svg']) await writeFile(join(folder, name), 'data');
    await writeFile(join(folder, 'photo.jpg'), await photo(160, 90));
    expect((await get('/uploads/art/mine.svg')).status).toBe(404);
    expect((await get('/uploads/art/country-1.svg')).body).not.toContain('data');
    expect((await get('/uploads/art/photo.jpg')).status).toBe(200);
  });
});

test('the catalogue has a unique, small and well-formed picture for every offer', async () => {
  const site = await TestSite.start('SQLite', { contentFolder: CATALOGUE });
  const list = async (path: string): Promise<{ image: string | string[]; drawing: { dark: string } }[]> =>
    (await site.visitor().get(path)).body;
  const entities = (await Promise.all(['/trek/all', '/country/all', '/region/all', '/blog/all'].map(list))).flat();
  const addresses = entities.flatMap(({ image, drawing }) => [image, `${drawing.dark}.svg`].flat());
  const pictures = await Promise.all(
    addresses.map(async (address) => (await site.visitor().get(address)).body as string),
  );
  expect(pictures.length).toBeGreaterThan(260);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(addresses.filter((_, index) => (pictures[index] ?? '').length >= LARGEST_BYTES)).toEqual([]);
  expect(addresses.filter((_, index) => !isWellFormed(pictures[index] ?? ''))).toEqual([]);
  expect(
    addresses.filter((_, index) => /<(script|style|text|image|use)\b|href|NaN/.test(pictures[index] ?? '')),
  ).toEqual([]);
  await site.remove();
});
