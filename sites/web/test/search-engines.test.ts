import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedFile, siteMapFile } from '../server/search-engines.ts';
import { answering, openSite, openSiteOn, type TestSite } from './site.ts';

const PUBLIC_URL = 'https://trek.example';

/** Everything that a page tells search engines of itself. */
function linkedData(html: string): { '@type': string }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
}

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

test('the feed and the map stay valid for any post or backend data', () => {
  const { DOMParser } = new JSDOM('').window;
  const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
  const hostile = 'Slow\u000Bfeet \u0000\uD83D\uFFFF & <honest> "evenings" ]]>';
  const posts = [{ title: hostile, path: `/blog/${hostile}`, description: hostile, createdAt: hostile }];
  const feed = read(feedFile(PUBLIC_URL, { title: hostile, description: hostile, posts }));
  expect(feed.querySelector('item > description')?.textContent).toBe('Slow feet  & <honest> "evenings" ]]>');
  const map = read(
    siteMapFile(PUBLIC_URL, [
      { path: `/blog/${hostile}`, changed: hostile, alternates: [{ code: 'de', href: `${PUBLIC_URL}/${hostile}` }] },
    ]),
  );
  expect(map.documentElement.nodeName).toBe('urlset');
});

describe('output for search engines and link previews', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite({ PUBLIC_URL });
  });
  afterAll(() => site.close());
  const html = async (path: string) => (await site.get(path)).text();

  test('the site map names every public page once', async () => {
    const answer = await site.get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      '/',
      '/treks',
      '/treks/everest-base-camp-trek',
      '/country/nepal',
      '/region/tibet',
      '/blog',
      '/faq',
    ])
      expect(addresses).toContain(PUBLIC_URL + path);
    expect(addresses.filter((address) => /login|profile|reset|auth/.test(address))).toEqual([]);
  });

  test('unpublished posts are in no map', async () => {
    const posts: { metaTitle: string; isPublished: boolean }[] = await (await site.get('/api/blog/all')).json();
    const map = await html('/sitemap.xml');
    expect(map.match(/\/blog\//g)).toHaveLength(posts.filter(({ isPublished }) => isPublished).length);
  });

  test('the feed has every published post, newest first, and the blog links to it', async () => {
    const answer = await site.get('/rss.xml');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=UTF-8');
    const feed = await answer.text();
    const days = [...feed.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, day]) => Date.parse(day ?? ''));
    const posts: { isPublished: boolean }[] = await (await site.get('/api/blog/all')).json();
    expect(days).toHaveLength(posts.filter(({ isPublished }) => isPublished).length);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const [first = ''] = /<link>[^<]*\/blog\/[^<]*<\/link>/.exec(feed) ?? [];
    expect((await site.get(first.replace(/<\/?link>/g, '').replace(PUBLIC_URL, ''))).status).toBe(200);
    expect(await html('/blog')).toContain('<link rel="alternate" href="/rss.xml" type="application/rss+xml"');
    expect(await html('/faq')).not.toContain('rel="alternate"');
  });

  test('robots.txt names the map and excludes personal pages', async () => {
    const robots = await html('/robots.txt');
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    for (const path of ['/user-profile', '/booking/', '/auth/', '/reset-password', '/api/']) {
      expect(robots).toContain(`Disallow: ${path}\n`);
    }
  });

  test('robots may fetch the pictures below the API', async () => {
    const robots = await html('/robots.txt');
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Allow: /api/uploads/\n');
    const { pathname } = new URL(meta(await html('/treks/everest-base-camp-trek'), 'og:image') ?? '');
    expect(pathname.startsWith('/api/uploads/')).toBe(true);
  });

  test('a trek is a trip with an offer and no rating', async () => {
    const page = await html('/treks/everest-base-camp-trek');
    const [breadcrumbs, trip] = linkedData(page);
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(trip).toMatchObject({ '@type': 'TouristTrip', offers: { '@type': 'Offer', priceCurrency: 'USD' } });
    expect(JSON.stringify(trip)).not.toMatch(/rating|review/i);
    expect(meta(page, 'og:image')).toBe(`${PUBLIC_URL}/api/uploads/share/trek-101-day.png`);
    expect((await site.get('/api/uploads/share/trek-101-day.png')).headers.get('content-type')).toBe('image/png');
  });

  test('a trek with a price on request has no offer', async () => {
    const treks: { id: number; price: number | null }[] = await (await site.get('/api/trek/all')).json();
    const unpriced = treks.find(({ price }) => price === null);
    const [, trip] = linkedData(await html(`/treks/${unpriced?.id}`));
    expect(trip).toMatchObject({ '@type': 'TouristTrip' });
    expect(trip).not.toHaveProperty('offers');
  });

  test('a post is a posting with its author', async () => {
    const page = await html('/blog/how-to-acclimatize-on-a-himalayan-trek');
    expect(linkedData(page)[1]).toMatchObject({ '@type': 'BlogPosting', author: { name: 'Pasang Dorje Sherpa' } });
    expect(meta(page, 'og:type')).toBe('article');
    expect(meta(page, 'og:url')).toBe(`${PUBLIC_URL}/blog/how-to-acclimatize-on-a-himalayan-trek`);
  });

  test('the home page describes the agency', async () => {
    expect(linkedData(await html('/'))[0]).toMatchObject({ '@type': 'TravelAgency', url: `${PUBLIC_URL}/` });
  });

  test('pages without a picture show the site’s', async () => {
    expect(meta(await html('/faq'), 'og:image')).toBe(`${PUBLIC_URL}/art/share.png`);
  });

  test.each(['/login', '/nowhere', '/blog/no-such-post'])('%s has no foreign canonical address', async (path) => {
    const page = await html(path);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? PUBLIC_URL + path).toBe(PUBLIC_URL + path);
  });
});

describe('a failing backend', () => {
  test('the map answers “retry later” instead of dropping every page', async () => {
    const site = await openSiteOn(answering(500, { message: 'down' }));
    expect((await site.get('/rss.xml')).status).toBe(503);
    const answer = await site.get('/sitemap.xml');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    await site.close();
  });
});
