import { describe, expect, test } from 'vitest';
import { TooManyRenders } from '../server/bounded-renders.ts';
import { type CachedPage, PageCache } from '../server/page-cache.ts';

interface Page extends CachedPage {
  html: string;
}

const DAY_SECONDS = 86_400;

function counter(status = 200, isTrueAddress = true) {
  let renders = 0;
  const render = async () => ({ status, html: String(++renders), isTrueAddress });
  return { render, count: () => renders };
}

describe('the page cache', () => {
  test('caches a page until it expires, and not a millisecond longer', async () => {
    let now = 0;
    const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
    const pages = counter();
    await cache.get('/', pages.render);
    now = 29_999;
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(1);
    now = 30_000;
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(2);
  });

  test('renders every page again once its data has changed, including one being rendered', async () => {
    const cache = new PageCache<Page>(30, DAY_SECONDS, () => 0);
    const pages = counter();
    await cache.get('/', pages.render);
    const making = cache.get('/other', pages.render);
    cache.expire();
    await making;
    await cache.get('/', pages.render);
    await cache.get('/other', pages.render);
    expect(pages.count()).toBe(4);
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(4);
  });

  test('forgets a page whose rendering failed', async () => {
    const cache = new PageCache<Page>(30, DAY_SECONDS);
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const pages = counter();
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(1);
  });

  test('caches neither a missing page nor a failed one', async () => {
    const cache = new PageCache<Page>(30, DAY_SECONDS);
    const missing = counter(404);
    await cache.get('/missing', missing.render);
    await cache.get('/missing', missing.render);
    expect(missing.count()).toBe(2);
    const failed = counter(503);
    await cache.get('/failed', failed.render);
    await cache.get('/failed', failed.render);
    expect(failed.count()).toBe(2);
  });

  test('passes the previous page to the renderer, but no failed one', async () => {
    const cache = new PageCache<Page>(0, DAY_SECONDS);
    const offered: (string | undefined)[] = [];
    const make = (status: number, html: string) =>
      cache.get('/', async (last) => {
        offered.push(last?.html);
        return { status, html, isTrueAddress: true };
      });
    await make(200, 'first');
    await make(200, 'second');
    await make(503, 'down');
    await make(200, 'third');
    expect(offered).toEqual([undefined, 'first', 'second', 'second']);
  });

  test('stays within its size for any number of addresses', async () => {
    const cache = new PageCache<Page>(30, DAY_SECONDS);
    const first = counter();
    await cache.get('/first', first.render);
    for (let index = 0; index < 600; index += 1) await cache.get(`/${index}`, counter().render);
    await cache.get('/first', first.render);
    expect(first.count()).toBe(2);
  });

  test('evicts no page for any number of other addresses, in turn or at once', async () => {
    const cache = new PageCache<Page>(30, DAY_SECONDS);
    const page = counter();
    await cache.get('/page', page.render);
    const paths = Array.from({ length: 600 }, (_, index) => `/page?${index}`);
    for (const path of paths) await cache.get(path, counter(200, false).render);
    await Promise.all(paths.map((path) => cache.get(path, counter(404, true).render)));
    await cache.get('/page', page.render);
    expect(page.count()).toBe(1);
  });

  test('caches other addresses as well while there is room', async () => {
    const cache = new PageCache<Page>(30, DAY_SECONDS);
    const search = counter(200, false);
    await cache.get('/?search', search.render);
    await cache.get('/?search', search.render);
    expect(search.count()).toBe(1);
    for (let index = 0; index < 600; index += 1) await cache.get(`/?${index}`, counter(200, false).render);
    await cache.get('/?search', search.render);
    expect(search.count()).toBe(2);
  });

  test('finds a page whose canonical address has changed', async () => {
    let now = 0;
    const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
    await cache.get('/old-title', counter().render);
    now = 30_000;
    const moved = counter(200, false);
    await cache.get('/old-title', moved.render);
    await cache.get('/old-title', moved.render);
    expect(moved.count()).toBe(1);
  });

  describe('while the backend is unavailable', () => {
    const HOUR_MS = 3_600_000;
    const good = async () => ({ status: 200, html: 'good', isTrueAddress: true });
    const bad = async () => ({ status: 503, html: 'bad', isTrueAddress: true });

    test.each([
      ['an hour', HOUR_MS, 'good', 200, 3600],
      ['a day', 24 * HOUR_MS, 'good', 200, 86_400],
      ['more than a day', 24 * HOUR_MS + 1, 'bad', 503, undefined],
    ])('serves the last valid page for a day: after %s', async (_, laterMs, html, status, staleSeconds) => {
      let now = 0;
      const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
      await cache.get('/', good);
      now = laterMs;
      const page = await cache.get('/', bad);
      expect([page.html, page.status, page.staleSeconds]).toEqual([html, status, staleSeconds]);
    });

    test('never serves one with 0 seconds, not even at the same moment', async () => {
      const cache = new PageCache<Page>(0, 0, () => 0);
      await cache.get('/', good);
      expect((await cache.get('/', bad)).status).toBe(503);
      expect((await cache.get('/', good)).status).toBe(200);
    });

    test('counts from the last time the page was valid, however often it was reused', async () => {
      let now = 0;
      const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
      await cache.get('/', good);
      for (; now < 24 * HOUR_MS; now += HOUR_MS) await cache.get('/', bad);
      now = 24 * HOUR_MS + 1;
      expect((await cache.get('/', bad)).status).toBe(503);
    });

    test('requests the backend again only once a page expires', async () => {
      let now = 0;
      const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
      await cache.get('/', good);
      now = 30_000;
      const failing = counter(503);
      await cache.get('/', failing.render);
      await cache.get('/', failing.render);
      expect(failing.count()).toBe(1);
      now = 60_000;
      expect((await cache.get('/', good)).staleSeconds).toBeUndefined();
    });

    test('follows the backend: a removed page is gone', async () => {
      let now = 0;
      const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
      await cache.get('/', good);
      now = 30_000;
      expect((await cache.get('/', counter(404).render)).status).toBe(404);
      expect((await cache.get('/', bad)).status).toBe(503);
    });

    test('serves it during overload, and still has it if rendering then fails', async () => {
      let now = 0;
      const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
      const busy = () => Promise.reject(new TooManyRenders());
      await cache.get('/', good);
      now = 31_000;
      expect(await cache.get('/', busy)).toMatchObject({ html: 'good', staleSeconds: 31 });
      now = 62_000;
      expect(await cache.get('/', bad)).toMatchObject({ html: 'good', staleSeconds: 62 });
      // The control: there is none for an address that was never good.
      await expect(cache.get('/new', busy)).rejects.toBeInstanceOf(TooManyRenders);
    });

    test('still has it after an error in a page, which it reports', async () => {
      let now = 0;
      const cache = new PageCache<Page>(30, DAY_SECONDS, () => now);
      await cache.get('/', good);
      now = 31_000;
      await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await cache.get('/', bad)).toMatchObject({ html: 'good', staleSeconds: 31 });
      now = 62_000;
      await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect((await cache.get('/', good)).staleSeconds).toBeUndefined();
    });

    test('serves nothing for an address that was never valid', async () => {
      expect((await new PageCache<Page>(30, DAY_SECONDS).get('/', bad)).status).toBe(503);
    });
  });
});
