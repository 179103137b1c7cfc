import { createApiClient } from '@trek/ui/api';
import { afterEach, expect, test, vi } from 'vitest';
import { dataKeys } from '../src/data/keys.ts';
import { loadPageData } from '../src/data/page-data.ts';
import { answering, openForeignBackend } from './site.ts';

test('an unchanged catalogue is one list for all pages, and is indexed for search once', async () => {
  let etag = '"first"';
  const backend = await openForeignBackend((request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.setHeader('etag', etag);
    answering(200, [{ id: 7, title: 'Mardi Himal Trek' }])(request, response);
  });
  const api = createApiClient({ etagCache: new Map(), backendUrl: backend.url, placeholderImage: '/none.svg' });
  const treksOf = async (page: 'home' | 'listing') => (await loadPageData(page, api, {}, '')).fallback[dataKeys.treks];
  const treks = await treksOf('listing');
  expect(treks).toMatchObject([{ id: 7 }]);
  expect(await treksOf('listing')).toBe(treks);
  expect(await treksOf('home')).toBe(treks);
  etag = '"second"';
  expect(await treksOf('listing')).not.toBe(treks);
  await backend.close();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['Pacific/Auckland', '2030-04-29T06:00:00Z', 4],
  ['Pacific/Honolulu', '2030-05-01T05:00:00Z', 4],
])('the month of the season guide is the same for a server in %s', async (zone, now, month) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const backend = await openForeignBackend(answering(200, []));
  const api = createApiClient({ backendUrl: backend.url, placeholderImage: '/none.svg' });
  // It is another month in the visitor's own calendar.
  expect(new Date().getMonth()).not.toBe(month);
  expect((await loadPageData('home', api, {}, '')).fallback[dataKeys.month]).toBe(month);
  await backend.close();
});
