import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectSlowCallers } from '../../api/test/slow-callers.ts';
import { openSite, type TestSite } from './site.ts';

describe('the site on its port', () => {
  let site: TestSite;
  let url: string;
  beforeAll(async () => {
    site = await openSite();
    url = await site.listen();
  });
  afterAll(() => site.close());

  // A page waits for no body: it answers at once, and lets go.
  test.concurrent.each([
    ['/api/auth/login', 48],
    ['/login', 32],
  ])(
    'disconnects slow clients of %s within ten seconds, and serves others while %d remain (I4)',
    async (path, waiting) => {
      const slow = await connectSlowCallers(url, 48, path);
      expect((await fetch(`${url}/treks`)).status).toBe(200);
      expect((await fetch(`${url}/api/trek/all`)).status).toBe(200);
      expect(slow.count()).toBeGreaterThanOrEqual(waiting);
      expect(await slow.closed).toBeLessThan(10_000);
    },
  );

  test.each(['/', '/treks?keyword=word', '/api/trek/all', '/robots.txt'])(
    'refuses 100 KB of headers for %s without details, and continues (I1)',
    async (path) => {
      const answer = await fetch(url + path, { headers: { 'X-Long': 'x'.repeat(100_000) } });
      expect(answer.status).toBe(431);
      expect(await answer.text()).toBe('');
      expect((await fetch(url + path)).status).toBe(200);
    },
  );

  test('refuses 10 MB for its API, and reads none of it for a page (I1)', async () => {
    const body = 'x'.repeat(10_000_000);
    const post = (path: string) => fetch(url + path, { method: 'POST', body, redirect: 'manual' });
    const answer = await post('/api/auth/login');
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'The request is too large.' });
    const page = await post('/login');
    expect(page.status).toBe(303);
    expect(await page.text()).toBe('');
    expect((await fetch(`${url}/login`)).status).toBe(200);
  });
});
