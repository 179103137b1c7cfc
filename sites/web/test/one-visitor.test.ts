import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../src/entry-server.tsx';
import { textOf, visit } from './page.ts';
import { answering, openSite, openSiteOn } from './site.ts';
import { VISITORS } from './visitor-probe.ts';

vi.mock('../src/pages/info/faq-page.tsx', () => import('./visitor-probe.ts'));

describe('a visitor’s data (X3)', () => {
  const state = {
    publicUrl: '',
    language: 'en' as const,
    backendUrl: '/api',
    isGoogleEnabled: false,
    fallback: {},
    failures: {},
  };
  const markupFor = async (visitor: string) => (await renderPage('/faq', `?${visitor}`, state)).markup;

  test.each([
    ['one after the other', async () => [await markupFor('maya'), await markupFor('tashi')]],
    ['at the same time', () => Promise.all(VISITORS.map(markupFor))],
  ])('reaches no one else if two pages are rendered %s', async (_, render) => {
    const [ofMaya, ofTashi] = await render();
    expect(ofMaya).toContain('maya,none; maya,none; maya,none');
    expect(ofTashi).toContain('none,tashi; none,tashi; none,tashi');
  });

  test('is set for no one else’s page, however many render at the same time', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => `visitor-${index}`);
    const pages = await Promise.all(visitors.map((visitor) => renderPage('/faq', `?${visitor}`, state)));
    expect(pages.map(({ head }) => head.title)).toEqual(visitors.map((visitor) => `The page of ${visitor}`));
  });

  test('is not requested in their name for a page that others get', async () => {
    const site = await openSiteOn((request, response) => {
      const { authorization = 'none', cookie = 'none' } = request.headers;
      answering(200, [{ id: 7, title: `Trek of ${authorization} and ${cookie}` }])(request, response);
    });
    const own = { authorization: 'Bearer of-maya', cookie: 'session=of-maya' };
    for (const path of ['/', '/treks', '/treks/7', '/country/nepal', '/blog', '/user-profile']) {
      for (const headers of [own, undefined]) {
        expect((await visit(site, path, headers)).html, path).not.toContain('of-maya');
      }
    }
    expect(textOf((await visit(site, '/treks', own)).document.body)).toContain('Trek of none and none');
    await site.close();
  });

  test('appears in no page cached for another address', async () => {
    const site = await openSite();
    const ofMaya = /of.maya/i;
    for (const path of ['/treks?keyword=of-maya', '/contact?trek=of-maya']) {
      expect((await visit(site, path)).html, path).toMatch(ofMaya);
    }
    for (const path of ['/treks', '/contact', '/treks?keyword=of-tashi', '/contact?trek=of-tashi']) {
      expect((await visit(site, path)).html, path).not.toMatch(ofMaya);
    }
    await site.close();
  });
});
