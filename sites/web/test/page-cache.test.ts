import { describe, expect, test } from 'vitest';
import { PageCache } from '../server/page-cache.ts';

function counter(status = 200) {
  let renders = 0;
  const render = async () => ({ status, html: String(++renders), state: '{}' });
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
        return { status, html, state: '{}' };
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
});
