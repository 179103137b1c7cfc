import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, openSite, openSiteOn, type TestSite } from './site.ts';

const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('a cache in front of the site', () => {
  test.each([
    ['/', 'pages,listing,places,posts'],
    ['/treks', 'pages,listing,places'],
    ['/treks?page=2', 'pages,listing,places'],
    ['/treks/everest-base-camp-trek', 'pages,places,trek:everest-base-camp-trek'],
    ['/treks/101', 'pages,places,trek:everest-base-camp-trek'],
    ['/country/nepal', 'pages,listing,places,country:nepal'],
    ['/region/everest', 'pages,listing,places,region:everest'],
    ['/blog', 'pages,posts'],
    ['/about', 'pages'],
  ])('may cache %s and purges it by the tags %s', async (path, tags) => {
    const { headers } = await site.get(path, { 'accept-encoding': 'br' });
    expect([headers.get('cache-control'), headers.get('cache-tag')]).toEqual([SHARED, tags]);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['/booking/TRK-1', 'private, no-cache'],
    ['/nowhere', 'private, no-cache'],
    ['/treks/no-such-trek', 'private, no-cache'],
    ['/reset-password?token=x', 'no-store'],
    ['/confirm-email?token=x', 'no-store'],
    ['/stop-mails?token=x', 'no-store'],
    ['/traveler', 'no-store'],
    ['/write-review', 'no-store'],
    ['/auth/google/callback', 'no-store'],
  ])('caches no %s', async (path, expected) => {
    const { headers } = await site.get(path);
    expect([headers.get('cache-control'), headers.get('cache-tag')]).toEqual([expected, null]);
  });

  test('caches pages for as long as the site does, and none of a failed backend', async () => {
    const short = await openSite({ PAGE_CACHE_SECONDS: '5' });
    expect((await short.get('/')).headers.get('cache-control')).toContain('s-maxage=5, stale-while-revalidate=5,');
    await short.close();
    const failing = await openSiteOn(answering(500, { message: 'down' }));
    const { status, headers } = await failing.get('/treks');
    expect([status, headers.get('cache-control'), headers.get('cache-tag')]).toEqual([503, 'no-store', null]);
    await failing.close();
  });
});

describe('early hints', () => {
  const fonts = '</assets/text.woff2>; rel=preload; as=font; type=font/woff2; crossorigin';

  async function hintsOf(environment: Record<string, string>, headers: Record<string, string>, path = '/faq') {
    const own = await openSite(environment);
    const asking = request(`${await own.listen()}${path}`, { headers }).end();
    const hints: string[] = [];
    asking.on('information', ({ statusCode, headers: { link } }) => hints.push(`${statusCode} ${link}`));
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    await own.close();
    return hints;
  }

  test('name the fonts of a page during rendering', async () => {
    expect(await hintsOf({}, { accept: 'text/html,*/*' })).toEqual([`103 ${fonts}`]);
  });

  test('are sent for pages only, and to browsers only', async () => {
    expect(await hintsOf({}, { accept: '*/*' })).toEqual([]);
    expect(await hintsOf({}, { accept: 'text/html' }, '/robots.txt')).toEqual([]);
  });

  test('wait for a setting behind a proxy, and can be turned off', async () => {
    const accept = { accept: 'text/html' };
    expect(await hintsOf({ TRUST_PROXY: '1' }, accept)).toEqual([]);
    expect(await hintsOf({ TRUST_PROXY: '1', EARLY_HINTS: '1' }, accept)).toEqual([`103 ${fonts}`]);
    expect(await hintsOf({ EARLY_HINTS: '0' }, accept)).toEqual([]);
  });
});
