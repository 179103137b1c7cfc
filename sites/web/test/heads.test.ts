import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharePicture } from '../art-plugin.ts';
import { routes } from '../src/routes.tsx';
import { type LinkedData, linkedData, readHtml } from './page.ts';
import { answering, openSite, openSiteOn, type TestSite } from './site.ts';

const PUBLIC_URL = 'https://trek.example';

/** Routes of which a search engine is to keep nothing, and whether they have an address of their own to name. */
const NOT_INDEXED: Record<string, { hasCanonical: boolean }> = {
  '/compare': { hasCanonical: true },
  '/saved': { hasCanonical: true },
  '/login': { hasCanonical: true },
  '/signup': { hasCanonical: true },
  '/forgot-password': { hasCanonical: true },
  '/reset-password': { hasCanonical: true },
  '/confirm-email': { hasCanonical: true },
  '/stop-mails': { hasCanonical: true },
  '/traveler': { hasCanonical: true },
  '/write-review': { hasCanonical: true },
  '/user-profile': { hasCanonical: true },
  '/booking/:reference': { hasCanonical: false },
  '/auth/google/callback': { hasCanonical: false },
  '/invitation': { hasCanonical: false },
  '/office/*?': { hasCanonical: false },
  '/no-such-page': { hasCanonical: false },
};

/** The kinds of pages, besides a place on the way from the home page. */
const KINDS: Record<string, readonly string[]> = {
  '/': ['TravelAgency', 'WebSite'],
  '/treks/:slug': ['BreadcrumbList', 'TouristTrip'],
  '/country/:slug': ['BreadcrumbList', 'ItemList'],
  '/region/:slug': ['BreadcrumbList', 'ItemList'],
  '/blog/:slug': ['BreadcrumbList', 'BlogPosting'],
};

/** The head alone, which is read many times faster than the page. */
async function headAt(site: TestSite, path: string) {
  const answer = await site.get(path);
  const html = await answer.text();
  const document = readHtml(html.slice(0, html.indexOf('</head>')));
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
  return {
    status: answer.status,
    title: document.title,
    description: content('meta[name="description"]'),
    preview: (name: string) => content(`meta[property="og:${name}"]`),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    alternates: [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    isIndexed: !/noindex/.test(content('meta[name="robots"]')),
    data: linkedData(document),
  };
}

type Head = Awaited<ReturnType<typeof headAt>>;

function expectWords({ title, description, preview }: Head): void {
  expect(title).toMatch(/\S/);
  expect(description).toMatch(/\S/);
  expect(preview('title')).toBe(title);
  expect(preview('description')).toBe(description);
  expect(preview('image')).toMatch(/^https?:\/\/[^/]+\/./);
}

/** Every value below, with its name. */
function* valuesIn(value: unknown, name = ''): Generator<[name: string, value: unknown]> {
  yield [name, value];
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) yield* valuesIn(part, isList ? name : key);
}

function expectTrueData(data: readonly LinkedData[]): void {
  for (const part of data) {
    expect(part['@context']).toBe('https://schema.org');
    for (const [name, value] of valuesIn(part)) {
      expect(name).not.toMatch(/rating|review/i);
      expect(value, name).not.toBeNull();
      if (typeof value === 'string') expect(value, name).toMatch(/\S/);
    }
  }
}

/** The addresses that a list for search engines names, in their order. */
function listed(data: LinkedData | undefined): string[] {
  const steps = (data?.itemListElement ?? []) as { position: number; item?: string; url?: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  return steps.map(({ item, url }) => item ?? url ?? '');
}

const typed = (head: Head, type: string) => head.data.find((data) => data['@type'] === type);

/** The steps from the home page to the page itself. */
function expectWayFromHome(head: Head): void {
  const steps = listed(typed(head, 'BreadcrumbList'));
  expect(steps.length).toBeGreaterThan(1);
  expect(steps[0]).toBe(`${PUBLIC_URL}/`);
  expect(steps.at(-1)).toBe(head.canonical);
}

describe('the head', () => {
  let site: TestSite;
  let addresses: string[];
  beforeAll(async () => {
    site = await openSite({ PUBLIC_URL });
    await mkdir(join(site.build, 'client/art'), { recursive: true });
    await writeFile(join(site.build, 'client/art/share.png'), sharePicture());
    const map = await (await site.get('/sitemap.xml')).text();
    addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
  });
  afterAll(() => site.close());

  /** A page of a route: of a subject's the first in the site map. */
  const pageOf = (pattern: string): string => {
    const room = pattern.replace(':slug', '');
    if (room === pattern) return pattern;
    const address = addresses.find((found) => found.startsWith(PUBLIC_URL + room)) ?? '';
    return new URL(address).pathname;
  };

  describe.each(routes.map(({ path = '/no-such-page' }) => path))('for %s', (pattern) => {
    const isIndexed = !(pattern in NOT_INDEXED);
    let path: string;
    let head: Head;
    beforeAll(async () => {
      path = pageOf(pattern);
      head = await headAt(site, path);
    });

    test('names and describes the page', () => {
      expectWords(head);
      expect(head.title).toContain('Trek Himalaya');
    });

    test('has an existing picture for link previews', async () => {
      const image = new URL(head.preview('image'));
      expect(image.origin).toBe(PUBLIC_URL);
      const answer = await site.get(image.pathname);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
    });

    test('has robots rules and a canonical address', () => {
      const { hasCanonical } = NOT_INDEXED[pattern] ?? { hasCanonical: true };
      expect(head.isIndexed).toBe(isIndexed);
      expect(head.canonical).toBe(hasCanonical ? PUBLIC_URL + path : undefined);
    });

    test('has valid structured data without gaps, and no rating (C2)', () => {
      expectTrueData(head.data);
      const types = head.data.map((data) => data['@type']);
      const expected = KINDS[pattern] ?? (isIndexed ? ['BreadcrumbList'] : []);
      expect(types).toEqual(expect.arrayContaining([...expected]));
      if (expected.includes('BreadcrumbList')) expectWayFromHome(head);
    });
  });

  test('names the same address as the site map', async () => {
    // Every tenth: all of them take longer than they tell.
    for (const address of addresses.filter((_, index) => index % 10 === 0)) {
      const { pathname, search } = new URL(address);
      const head = await headAt(site, pathname + search);
      expect(head.status, address).toBe(200);
      expectWords(head);
      expectTrueData(head.data);
      expect(head.canonical).toBe(address);
      expect(head.isIndexed, address).toBe(true);
    }
  });

  test.each(['/', '/treks', '/treks/everest-base-camp-trek', '/treks/everest-base-camp-trek?lang=de'])(
    'for %s names the other languages as the site map does',
    async (path) => {
      const map = await (await site.get('/sitemap.xml')).text();
      const entry = map.split('<url>').find((url) => url.startsWith(`<loc>${PUBLIC_URL + path}</loc>`)) ?? '';
      const inMap = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
      const head = await headAt(site, path);
      expect(head.alternates.length).toBeGreaterThan(2);
      expect(inMap.map(([, code, href]) => [code, href])).toEqual(head.alternates);
    },
  );

  test.each(['/treks', '/treks/everest-base-camp-trek'])('for %s in German has German addresses', async (path) => {
    const head = await headAt(site, `${path}?lang=de`);
    expect(head.canonical).toBe(`${PUBLIC_URL}${path}?lang=de`);
    const steps = listed(typed(head, 'BreadcrumbList'));
    expect(steps[0]).toBe(`${PUBLIC_URL}/?lang=de`);
    expect(steps.at(-1)).toBe(head.canonical);
    const { url = head.canonical, offers } = (typed(head, 'TouristTrip') ?? {}) as {
      url?: string;
      offers?: { url: string };
    };
    expect([url, offers?.url ?? url]).toEqual([head.canonical, head.canonical]);
  });

  test('for an English post in German keeps its one address', async () => {
    const address = addresses.find((found) => found.includes('/blog/')) ?? '';
    const head = await headAt(site, `${new URL(address).pathname}?lang=de`);
    expect(head.canonical).toBe(address);
    expectWayFromHome(head);
  });

  test.each(['/country/nepal', '/region/everest'])(
    'for %s lists its treks, each at its canonical address',
    async (path) => {
      const treks = listed(typed(await headAt(site, path), 'ItemList'));
      expect(treks.length).toBeGreaterThan(1);
      expect(addresses).toEqual(expect.arrayContaining(treks));
    },
  );
});

describe('the head with incomplete data', () => {
  const trek = { id: 7, title: 'Mardi Himal Trek', metaTitle: '', metaDescription: '' };
  const story = 'A quiet ridge below Machapuchare, a week there and back. Rhododendrons in April.';

  async function headOn(path: string, answers: Record<string, unknown>): Promise<Head> {
    const site = await openSiteOn((request, response) =>
      answering(200, answers[request.url ?? ''] ?? [])(request, response),
    );
    const head = await headAt(site, path);
    await site.close();
    return head;
  }

  const headOfTrek = (fields: object) =>
    headOn('/treks/mardi-himal-trek', { '/trek/all': [{ ...trek, ...fields }], '/trek/id/7': { ...trek, ...fields } });

  test('describes a trek without a search description by its own text', async () => {
    const head = await headOfTrek({ description: story });
    expectWords(head);
    expect(head.description).toContain('A quiet ridge below Machapuchare');
    expectTrueData(head.data);
    expect(typed(head, 'TouristTrip')?.description).toContain('A quiet ridge below Machapuchare');
  });

  test('has no gaps for a trek without facts', async () => {
    const head = await headOfTrek({});
    expectWords(head);
    expectTrueData(head.data);
  });

  const headOfPost = (fields: object) =>
    headOn('/blog/tea', { '/blog/all': [{ id: 1, title: 'Tea', metaTitle: 'Tea', isPublished: true, ...fields }] });

  test.each([
    ['a date', { authorName: 'Maya' }, { datePublished: undefined, author: { name: 'Maya' } }],
    ['an author', { createdAt: '2026-01-01' }, { datePublished: '2026-01-01', author: undefined }],
    ['both', { createdAt: '', authorName: '' }, { datePublished: undefined, author: undefined }],
  ])('for a post without %s omits it', async (_, fields, expected) => {
    const head = await headOfPost({ metaDescription: 'Warm', ...fields });
    expectWords(head);
    expectTrueData(head.data);
    const posting = typed(head, 'BlogPosting');
    expect({ datePublished: posting?.datePublished, author: posting?.author }).toMatchObject(expected);
  });

  test('has no gaps for a post without facts', async () => {
    const head = await headOfPost({});
    expectWords(head);
    expectTrueData(head.data);
  });

  test.each(['country', 'region'])('for a %s without words has no gaps', async (kind) => {
    const head = await headOn(`/${kind}/nepal`, { [`/${kind}/all`]: [{ id: 1, name: 'Nepal' }] });
    expectWords(head);
    expectTrueData(head.data);
    expect(head.title).toBe('Nepal treks & tours · Trek Himalaya');
  });
});
