import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  blogPostSchema,
  countrySchema,
  createApiClient,
  regionSchema,
  searchIndexSchema,
  trekSchema,
} from '@trek/ui/api';
import { findSubjects } from '@trek/ui/internal/search-index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expedition, files } from './content.ts';
import { photo } from './photo.ts';
import { databases, TestSite } from './site.ts';

describe.each(databases)('the catalogue on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database);
  });
  afterAll(() => site.remove());
  const get = (path: string, headers?: Record<string, string>) => site.visitor().get(path, headers);

  test('lists countries by id', async () => {
    const countries = z.array(z.strictObject(countrySchema.shape)).parse((await get('/country/all')).body);
    expect(countries.map(({ name }) => name)).toEqual(['Nepal', 'Bhutan']);
    expect(countries[0]?.image).toBe('/uploads/art/country-1.svg');
  });

  test('lists regions with their country', async () => {
    const [region] = z.array(z.strictObject(regionSchema.shape)).parse((await get('/region/all')).body);
    expect(region).toMatchObject({ name: 'Everest', countryId: 1, country: { id: 1, name: 'Nepal' } });
  });

  test('lists treks with everything that the contract names', async () => {
    const treks = z.array(z.strictObject(trekSchema.shape)).parse((await get('/trek/all')).body);
    expect(treks.map(({ id }) => id)).toEqual([101, 102, 103]);
    expect(treks[0]).toMatchObject({
      price: 1450,
      duration: 3,
      description: 'First paragraph.\nSecond paragraph.',
      activity: 'Trekking',
      region: { id: 1, name: 'Everest' },
      image: ['/uploads/art/trek-101-day.svg'],
      createdAt: '2025-02-11T00:00:00.000Z',
    });
    expect(treks[1]).toMatchObject({ price: null, region: null, regionId: null });
  });

  test('lists summaries with every field that a client shows in lists', async () => {
    const whole = await get('/trek/all');
    const summaries = await get('/trek/all', { Accept: 'application/json;view=summary' });
    const shown = (body: unknown) =>
      createApiClient({
        backendUrl: 'https://api.example.com',
        placeholderImage: '/none.svg',
        fetch: async () => Response.json(body),
      }).listTrekSummaries();
    expect(await shown(summaries.body)).toEqual(await shown(whole.body));
    expect(summaries.body[0]).not.toHaveProperty('itenaries');
    expect(summaries.headers.get('vary')).toMatch(/^Accept, Accept-Encoding/);
    expect(summaries.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  });

  test('returns one trek by its id', async () => {
    expect(trekSchema.parse((await get('/trek/id/103')).body).title).toBe('Gokyo Lakes Trek');
  });

  test('returns each day’s altitude measures, or null', async () => {
    const { itenaries } = trekSchema.parse((await get('/trek/id/101')).body);
    expect(itenaries.map(({ precaution }) => precaution)).toEqual(['We rest in the afternoon.', null, null]);
  });

  test('returns the questions of a trek by its id, and omits them from lists', async () => {
    const { details } = trekSchema.parse((await get('/trek/id/101')).body);
    expect(details).toMatchObject({ similar: [{ id: 103, title: 'Gokyo Lakes Trek' }, { id: 102 }] });
    expect((await get('/trek/all')).body[0]).not.toHaveProperty('details');
  });

  test.each([
    ['/trek/id/abc', 400, 'Invalid trek id'],
    ['/trek/id/1.5', 400, 'Invalid trek id'],
    ['/trek/id/-101', 400, 'Invalid trek id'],
    ['/trek/id/101%00', 400, 'Invalid trek id'],
    ['/trek/id/101;drop table treks', 400, 'Invalid trek id'],
    ['/trek/id/999', 404, 'Not found'],
    ['/trek/id/99999999999999999999', 404, 'Not found'],
    ['/nowhere', 404, 'Not found'],
  ])('answers %s with %i', async (path, status, message) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message });
  });

  test('lists only published posts, newest first', async () => {
    const posts = z.array(z.strictObject(blogPostSchema.shape)).parse((await get('/blog/all')).body);
    expect(posts.map(({ metaTitle }) => metaTitle)).toEqual(['What is new', 'When to go']);
    expect(posts.slice(1)).toMatchObject([
      { metaTitle: 'When to go', content: '<h2>Spring</h2>\n<p>Warm.</p>', readTime: 6 },
    ]);
  });

  test('returns the search index, cached like the lists', async () => {
    const { body, headers } = await get('/search/index');
    const index = searchIndexSchema.parse(body);
    expect(findSubjects(index, 'khumbu').map(({ title }) => title)).toContain('Everest Base Camp Trek');
    expect(findSubjects(index, 'what is new')).toMatchObject([{ kind: 'post', slug: 'what-is-new' }]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect((await get('/search/index', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
  });

  test('is sent once to a browser that caches it', async () => {
    const first = await get('/trek/all');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
    const etag = first.headers.get('ETag') ?? '';
    expect(await get('/trek/all', { 'If-None-Match': etag })).toMatchObject({ status: 304, body: '' });
    expect((await get('/trek/all', { 'If-None-Match': `"other", ${etag}` })).status).toBe(304);
    expect((await get('/trek/all', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/region/all', { 'If-None-Match': etag })).status).toBe(200);
    expect((await get('/trek/all', { 'If-None-Match': etag.replace(/^W\//, '') })).status).toBe(304);
  });

  test('allows pages of other sites to revalidate', async () => {
    const Origin = 'https://partner.example';
    const { headers } = await get('/trek/all', { Origin });
    const again = await get('/trek/all', { Origin, 'If-None-Match': headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    for (const name of ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Cache-Control', 'Vary']) {
      expect(again.headers.get(name), name).toBe(headers.get(name));
    }
    expect(again.headers.get('X-Request-Id')).toMatch(/\S/);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('compresses as %s for clients that accept %s', async (encoding, accepted, decompress) => {
    const answer = await site.api.fetch(
      new Request('http://api/trek/all', { headers: { 'Accept-Encoding': accepted } }),
    );
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    const plain = decompress(Buffer.from(await answer.arrayBuffer())).toString();
    expect(JSON.parse(plain)).toEqual((await get('/trek/all')).body);
  });
});

describe('uploads', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
    const uploads = join(site.settings.dataFolder, 'uploads', 'treks');
    await mkdir(uploads, { recursive: true });
    const picture = await photo(160, 90);
    for (const name of ['lukla.jpg', 'page.html', 'drawing.svg', '.hidden.png'])
      await writeFile(join(uploads, name), picture);
    await writeFile(join(uploads, 'text.jpg'), 'data');
    const { dataFolder } = site.settings;
    await writeFile(join(dataFolder, 'private.jpg'), picture);
    await symlink(join(dataFolder, 'private.jpg'), join(uploads, 'link.jpg'));
    await symlink(dataFolder, join(uploads, 'folder'));
    await symlink('lukla.jpg', join(uploads, 'alias.jpg'));
  });
  afterAll(() => site.remove());

  test('serves photos with their media type', async () => {
    const answer = await site.visitor().get('/uploads/treks/lukla.jpg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    '/uploads/treks/page.html',
    '/uploads/treks/drawing.svg',
    '/uploads/treks/.hidden.png',
    '/uploads/treks/missing.png',
    '/uploads/treks/text.jpg',
    '/uploads/treks',
    '/uploads/',
    '/uploads/../token-secret',
    '/uploads/%2e%2e/token-secret',
    '/uploads/..%2ftoken-secret',
    '/uploads/treks/..%2f..%2f..%2ftoken-secret',
    '/uploads/treks/..%5c..%5ctrek.sqlite',
    '/uploads/treks/lukla.jpg%00.html',
    '/uploads/treks/page.html%00.jpg',
    '/uploads//etc/passwd',
    '/uploads/treks/link.jpg',
    '/uploads/treks/alias.jpg',
    '/uploads/treks/folder/private.jpg',
  ])('returns 404 for %s (I3)', async (path) => {
    expect(await site.visitor().get(path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
  });
});

describe('every answer', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite', { corsOrigins: ['https://treks.example'] });
  });
  afterAll(() => site.remove());

  test.each(['/country/all', '/nowhere', '/auth/me', '/payment/config'])(
    'a page made of %s runs nothing (X4)',
    async (path) => {
      const { headers } = await site.visitor().get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    },
  );

  test('forbids storing private answers', async () => {
    for (const path of ['/auth/me', '/payment/config', '/health', '/nowhere']) {
      expect((await site.visitor().get(path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('allows only the origins in the settings, without credentials (X4)', async () => {
    const from = async (origin: string) => (await site.visitor().get('/auth/me', { Origin: origin })).headers;
    expect((await from('https://treks.example')).get('Access-Control-Allow-Origin')).toBe('https://treks.example');
    expect((await from('https://treks.example')).has('Access-Control-Allow-Credentials')).toBe(false);
    for (const origin of ['https://evil.example', 'https://treks.example.evil.example', 'null']) {
      expect((await from(origin)).has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  test('allows the bearer header in preflights, and caches them', async () => {
    const { status, headers } = await site.visitor().send('/booking/user', {
      method: 'OPTIONS',
      headers: { Origin: 'https://treks.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(Number(headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  });

  test('reports the server’s health', async () => {
    expect(await site.visitor().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('the order of treks', () => {
  let site: TestSite;
  beforeAll(async () => {
    const summer = { ...expedition, season: { months: [6, 7, 8], crossesPass: false } };
    site = await TestSite.start('SQLite', {}, { ...files, 'treks/far-peak-expedition.json': summer });
  });
  afterAll(() => site.remove());
  const summaries = { Accept: 'application/json;view=summary' };
  const listed = async (headers?: Record<string, string>) => {
    const { status, body, headers: answered } = await site.visitor().get('/trek/all', headers);
    const ids = status === 200 ? (body as { id: number }[]).map(({ id }) => id) : [];
    return { status, ids, etag: answered.get('etag') ?? '' };
  };

  test('changes at midnight in Nepal before a new month, in both lists and in caches', async () => {
    site.now = new Date('2026-05-31T18:14:59Z');
    const spring = await listed();
    expect(spring.ids).toEqual([101, 102, 103]);
    expect(await listed({ 'If-None-Match': spring.etag })).toMatchObject({ status: 304 });
    const before = await listed(summaries);
    site.now = new Date('2026-05-31T18:15:00Z');
    expect((await listed({ 'If-None-Match': spring.etag })).ids).toEqual([102, 101, 103]);
    expect((await listed({ ...summaries, 'If-None-Match': before.etag })).ids).toEqual([102, 101, 103]);
  });

  test('stays the same within a month', async () => {
    site.now = new Date('2026-06-02T00:00:00Z');
    const { etag } = await listed();
    site.now = new Date('2026-06-30T00:00:00Z');
    expect(await listed({ 'If-None-Match': etag })).toMatchObject({ status: 304 });
  });
});
