import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteOn, type TestSite } from './site.ts';

/** A trek as a backend has it. */
const trek = (id: number) => ({
  id,
  title: `Trek ${id} of the High Valley`,
  price: 500 + (id % 40) * 100,
  duration: `${1 + (id % 25)} days`,
  difficulty: 'Moderate',
  location: 'High Valley',
  country: { id: 1, name: id % 10 === 0 ? 'Bhutan' : 'Nepal' },
  activities: [id % 2 === 0 ? 'Hiking' : 'Trekking'],
  description: 'A long walk. '.repeat(40),
});

function openCatalogue(size: number, hasRegions = true): Promise<TestSite> {
  const treks = JSON.stringify(Array.from({ length: size }, (_, index) => trek(index + 1)));
  return openSiteOn((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (!hasRegions && request.url === '/region/all') response.statusCode = 500;
    response.end(request.url === '/trek/all' ? treks : '[]');
  });
}

describe('a catalogue of 5,000 treks', () => {
  let large: TestSite;
  let small: TestSite;
  beforeAll(async () => {
    [large, small] = await Promise.all([openCatalogue(5000), openCatalogue(60)]);
  });
  afterAll(() => Promise.all([large.close(), small.close()]));

  const page = async (site: TestSite, path: string) => (await site.get(path)).text();
  const titles = (html: string) => new Set(html.match(/Trek \d+ of the High Valley/g));

  test('makes the home page at most half as large again as with 60', async () => {
    const [many, few] = await Promise.all([page(large, '/'), page(small, '/')]);
    expect(many.length).toBeLessThan(1.5 * few.length);
    expect(titles(many).size).toBe(100);
    expect(titles(few).size).toBe(60);
  });

  test('omits no activity from the search', async () => {
    const html = await page(large, '/');
    expect(html).toContain('<option value="Trekking"');
    expect(html).toContain('<option value="Hiking"');
  });

  test('makes the listing at most half as large again as with 60', async () => {
    const [many, few] = await Promise.all([page(large, '/treks'), page(small, '/treks')]);
    expect(many.length).toBeLessThan(1.5 * few.length);
    expect(titles(many).size).toBe(6);
  });

  test.each([
    ['/treks', 5000],
    ['/treks?country=bhutan', 500],
    ['/treks?country=bhutan&activity=hiking&sort=price-high&page=3', 500],
    ['/treks?keyword=no+such+walk', 0],
  ])('%s counts %d before the list loads', async (path, count) => {
    const html = await page(large, path);
    expect(html.includes(`"count":${count},`)).toBe(true);
    expect(titles(html).size).toBe(Math.min(6, count));
    expect(html.includes('Loading treks...')).toBe(false);
  });

  test.each([
    ['price-low', [500, 500, 500, 500, 500, 600]],
    ['price-high', [4400, 4400, 4400, 4400, 4400, 4300]],
  ])('sorts all treks by %s, not those of one page', async (sort, prices) => {
    const html = await page(large, `/treks?sort=${sort}&page=21`);
    expect([...html.matchAll(/"priceUsd":(\d+)/g)].map(([, price]) => Number(price))).toEqual(prices);
  });

  test('names the pages around the current one, not all 834', async () => {
    const html = await page(large, '/treks?page=400');
    const named = [...html.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => Number(number));
    expect(named).toEqual([1, 398, 399, 400, 401, 402, 834]);
  });

  test('offers the activities of all treks', async () => {
    const html = await page(large, '/treks?country=bhutan');
    expect(/<option value="trekking"[^>]*>Trekking/.test(html)).toBe(true);
  });

  test('contains the whole list if it is small', async () => {
    expect(titles(await page(small, '/treks')).size).toBe(60);
  });
});

test('a large catalogue shows no treks for a region whose name failed to load', async () => {
  const site = await openCatalogue(200, false);
  const page = async (path: string) => (await site.get(path)).text();
  const unknown = await page('/treks?region=2');
  expect(unknown).toContain('Error loading treks:');
  expect(unknown).not.toContain('"count":');
  expect(unknown.length).toBeLessThan((await page('/treks')).length);
  expect(await page('/treks?country=bhutan')).toContain('"count":20,');
  await site.close();
});

test('a browser gets Brotli if it accepts it, and otherwise what it accepts', async () => {
  const site = await openCatalogue(3);
  const ask = (accepted: string) => site.get('/treks', { 'accept-encoding': accepted });
  const answer = await ask('gzip, deflate, br');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
  const gzipped = await ask('gzip');
  expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzipped.arrayBuffer())).toString()).toBe(html);
  expect(await (await ask('')).text()).toBe(html);
  for (const refused of ['br;q=0', 'br; q=0.000', 'BR;Q=0.0, identity', 'brotli-of-tomorrow', '']) {
    expect((await ask(refused)).headers.get('content-encoding'), refused).toBeNull();
  }
  for (const refused of ['gzip, br;q=0', 'br;q=0, gzip', 'br;q=0.0 , gzip;q=0.5']) {
    expect((await ask(refused)).headers.get('content-encoding'), refused).toBe('gzip');
  }
  for (const taken of ['br', 'gzip;q=0.5, br;q=0.1', 'br;q=1', 'BR', 'gzip,br;q=0.001']) {
    expect((await ask(taken)).headers.get('content-encoding'), taken).toBe('br');
  }
  await site.close();
});
