import { describe, expect, test } from 'vitest';
import { PageCache } from '../server/page-cache.ts';

function counter(status = 200, isTrueAddress = true) {
  let renders = 0;
  const render = async () => ({ status, html: String(++renders), state: '{}', isTrueAddress });
  return { render, count: () => renders };
}

describe('the page cache', () => {
  test('keeps a page until its time is over, and not a millisecond longer', async () => {
    let now = 0;
    const cache = new PageCache(30, () => now);
    const pages = counter();
    await cache.get('/', pages.render);
    now = 29_999;
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(1);
    now = 30_000;
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(2);
  });

  test('forgets a page whose rendering failed', async () => {
    const cache = new PageCache(30);
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const pages = counter();
    await cache.get('/', pages.render);
    expect(pages.count()).toBe(1);
  });

  test('keeps neither a missing page nor a failed one', async () => {
    const cache = new PageCache(30);
    const missing = counter(404);
    await cache.get('/missing', missing.render);
    await cache.get('/missing', missing.render);
    expect(missing.count()).toBe(2);
    const failed = counter(503);
    await cache.get('/failed', failed.render);
    await cache.get('/failed', failed.render);
    expect(failed.count()).toBe(2);
  });

  test('offers the page of last time to who makes it anew, but no bad one', async () => {
    const cache = new PageCache(0);
    const offered: (string | undefined)[] = [];
    const make = (status: number, html: string) =>
      cache.get('/', async (last) => {
        offered.push(last?.html);
        return { status, html, state: '{}', isTrueAddress: true };
      });
    await make(200, 'first');
    await make(200, 'second');
    await make(503, 'down');
    await make(200, 'third');
    expect(offered).toEqual([undefined, 'first', 'second', undefined]);
  });

  test('stays within its size however many addresses are asked for', async () => {
    const cache = new PageCache(30);
    const first = counter();
    await cache.get('/first', first.render);
    for (let index = 0; index < 600; index += 1) await cache.get(`/${index}`, counter().render);
    await cache.get('/first', first.render);
    expect(first.count()).toBe(2);
  });

  test('pushes no page out for other addresses, however many are asked for, in turn or at once', async () => {
    const cache = new PageCache(30);
    const page = counter();
    await cache.get('/page', page.render);
    const paths = Array.from({ length: 600 }, (_, index) => `/page?${index}`);
    for (const path of paths) await cache.get(path, counter(200, false).render);
    await Promise.all(paths.map((path) => cache.get(path, counter(404, true).render)));
    await cache.get('/page', page.render);
    expect(page.count()).toBe(1);
  });

  test('keeps other addresses as well, for as long as there is room', async () => {
    const cache = new PageCache(30);
    const search = counter(200, false);
    await cache.get('/?search', search.render);
    await cache.get('/?search', search.render);
    expect(search.count()).toBe(1);
    for (let index = 0; index < 600; index += 1) await cache.get(`/?${index}`, counter(200, false).render);
    await cache.get('/?search', search.render);
    expect(search.count()).toBe(2);
  });

  test('finds a page whose true address has become another', async () => {
    let now = 0;
    const cache = new PageCache(30, () => now);
    await cache.get('/old-title', counter().render);
    now = 30_000;
    const moved = counter(200, false);
    await cache.get('/old-title', moved.render);
    await cache.get('/old-title', moved.render);
    expect(moved.count()).toBe(1);
  });
});
