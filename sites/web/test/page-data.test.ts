import { createApiClient, KeptAnswers } from '@trek/ui/api';
import { expect, test } from 'vitest';
import { dataKeys } from '../src/data/keys.ts';
import { loadPageData } from '../src/data/page-data.ts';
import { answering, openForeignBackend } from './site.ts';

test('a catalogue that has not changed is one list for all pages, so that it is prepared for searches once', async () => {
  let etag = '"first"';
  const backend = await openForeignBackend((request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.setHeader('etag', etag);
    answering(200, [{ id: 7, title: 'Mardi Himal Trek' }])(request, response);
  });
  const api = createApiClient({ kept: new KeptAnswers(), backendUrl: backend.url, placeholderImage: '/none.svg' });
  const treksOf = async (page: 'home' | 'listing') => (await loadPageData(page, api, {}, '')).fallback[dataKeys.treks];
  const treks = await treksOf('listing');
  expect(treks).toMatchObject([{ id: 7 }]);
  expect(await treksOf('listing')).toBe(treks);
  expect(await treksOf('home')).toBe(treks);
  etag = '"second"';
  expect(await treksOf('listing')).not.toBe(treks);
  await backend.close();
});
