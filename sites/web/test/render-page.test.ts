import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../server/backend.ts';
import { renderPage, serverApi } from '../server/render-page.ts';
import { readSiteSettings } from '../server/settings.ts';
import { COMPANY } from '../src/content/company.ts';
import * as site from '../src/entry-server.tsx';
import { answering, assetsOf, openForeignBackend, type TestBackend } from './site.ts';

describe('a page to cache', () => {
  let other: TestBackend;
  let backend: Backend;
  beforeAll(async () => {
    const trek = { id: 7, title: 'Mardi Himal Trek' };
    other = await openForeignBackend((request, response) => {
      const lists: Record<string, unknown> = { '/trek/all': [trek], '/trek/id/7': trek };
      answering(200, lists[request.url ?? ''] ?? [{ id: 1, name: 'नेपाल' }])(request, response);
    });
    backend = await startBackend(readSiteSettings({ API_URL: other.url }), {}, COMPANY);
  });
  afterAll(() => other.close());

  test.each([
    ['/', true],
    ['/treks', true],
    ['/treks/mardi-himal-trek', true],
    ['/country/नेपाल', true],
    ['/blog', true],
    ['/faq', true],
    ['/login', true],
    ['/reset-password', true],
    ['/treks?keyword=word', false],
    ['/treks?country=nepal&page=999999', false],
    ['/contact?trek=word', false],
    ['/treks/7', false],
    ['/treks/mardi-himal---trek', false],
    ['/treks/mardi-himal-trek/', false],
    ['/TREKS', false],
    ['/%74reks', false],
  ])('%s has the canonical address of its page: %s', async (path, isTrueAddress) => {
    const settings = readSiteSettings({ API_URL: other.url });
    const page = await renderPage(site, assetsOf, serverApi(site, backend), backend, settings, {
      pathname: new URL(path, 'http://localhost').pathname,
      search: new URL(path, 'http://localhost').search,
      language: 'en',
    });
    expect(page).toMatchObject({ status: 200, isTrueAddress });
  });
});
