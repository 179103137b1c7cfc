import { LANGUAGES, type LanguageCode } from '@trek/ui/internal/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf, visit } from './page.ts';
import { openSite, type TestSite } from './site.ts';

const PUBLIC_URL = 'https://trek.example';

describe('a page in another language', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite({ PUBLIC_URL });
  });
  afterAll(() => site.close());

  const open = async (path: string) => (await visit(site, path)).document;
  const hrefOf = (document: Document, selector: string) => document.querySelector(selector)?.getAttribute('href');

  test.each([
    ['de', 'Alle Touren', 'Touren suchen'],
    ['fr', 'Tous les treks et circuits', 'Rechercher des treks'],
    ['es', 'Todas las rutas y viajes', 'Buscar rutas'],
  ])('has the texts of the site and of the kit in "%s"', async (code, title, label) => {
    const document = await open(`/treks?lang=${code}`);
    expect(document.documentElement.lang).toBe(code);
    expect(document.title).toContain(title);
    expect(document.body.innerHTML).toContain(label);
    expect(textOf(document.querySelector('[data-skip-link]'))).not.toBe('Skip to content');
  });

  test.each([
    ['fr', /\b(?:Nepal|Bhutan|India|Cultural tour|Hiking|Adventure Activities)\b/],
    ['es', /\b(?:Bhutan|Tibet|Cultural tour|Hiking|Adventure Activities)\b/],
    ['de', /\b(?:India|Cultural tour|Hiking|Adventure Activities)\b/],
  ])('names countries and activities in "%s", but in names and in texts marked as English', async (code, english) => {
    for (const path of ['/', '/treks', '/country/india', '/treks?country=bhutan&activity=cultural-tour']) {
      const document = await open(`${path}${path.includes('?') ? '&' : '?'}lang=${code}`);
      const texts = [...document.body.querySelectorAll('*')]
        .filter(({ localName }) => !['script', 'style', 'template'].includes(localName))
        .filter((element) => !element.closest('[lang="en"], a[href^="/treks/"], a[href^="/blog/"], address'))
        .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
        // A region keeps its name.
        .map(({ textContent }) => (textContent ?? '').replace(/(?:Western|Central|Northern) Bhutan/, ''));
      expect(texts.length).toBeGreaterThan(50);
      expect(
        texts.filter((text) => english.test(text)),
        path,
      ).toEqual([]);
    }
  });

  test('an address that asks for a language we do not have is English', async () => {
    const document = await open('/treks?lang=xx');
    expect(document.documentElement.lang).toBe('en');
    expect(hrefOf(document, 'link[rel="canonical"]')).toBe(`${PUBLIC_URL}/treks`);
  });

  test('its links stay in the language, and those to other languages name theirs', async () => {
    const document = await open('/?lang=de');
    // A press on a trigger of the menu opens its panel, whose links are the router's.
    const links = [...document.querySelectorAll('a[href^="/"]:not([data-part="trigger"])')];
    expect(links.length).toBeGreaterThan(40);
    const others = links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/[?&]lang=/.test(href));
    expect(others).toEqual([]);
    const languages = [...document.querySelectorAll('footer a[hreflang]')];
    expect(languages.map((link) => link.getAttribute('hreflang'))).toEqual(Object.keys(LANGUAGES));
    expect(languages.map((link) => link.getAttribute('href'))).toEqual(
      Object.keys(LANGUAGES).map((code) => `/?lang=${code}`),
    );
    expect(textOf(document.querySelector('footer a[aria-current]'))).toBe('Deutsch');
  });

  test('an English page names no language in its links', async () => {
    const document = await open('/');
    const links = [...document.querySelectorAll('main a[href^="/"]')];
    expect(links.filter((link) => link.getAttribute('href')?.includes('lang='))).toEqual([]);
  });

  test.each(['/', '/treks', '/contact'])('%s is one page of search engines in each language', async (path) => {
    const addresses = Object.keys(LANGUAGES).map((code) => [
      code,
      PUBLIC_URL + path + (code === 'en' ? '' : `?lang=${code}`),
    ]);
    for (const [code = '', address] of addresses) {
      const document = await open(`${path}?lang=${code}`);
      expect(hrefOf(document, 'link[rel="canonical"]')).toBe(address);
      const alternates = [...document.querySelectorAll('head link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(alternates).toEqual([...addresses, ['x-default', PUBLIC_URL + path]]);
    }
  });

  test.each(['/faq', '/nepal-visa', '/terms-conditions', '/blog', '/blog/packing-for-a-teahouse-trek-in-nepal'])(
    '%s is English, and says so',
    async (path) => {
      const document = await open(`${path}?lang=de`);
      expect(textOf(document.querySelector('[data-language-note]'))).toBe('Diese Seite ist auf Englisch.');
      expect(document.querySelector('main h1')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
      expect(hrefOf(document, 'link[rel="canonical"]')).toBe(PUBLIC_URL + path);
      expect(document.querySelector('head link[hreflang]')).toBeNull();
      const english = await open(path);
      expect(textOf(document.querySelector('main h1'))).toBe(textOf(english.querySelector('main h1')));
      expect(english.querySelector('[data-language-note]')).toBeNull();
    },
  );

  test('each language is cached apart from the others', async () => {
    const titles = async (codes: readonly LanguageCode[]) =>
      Promise.all(codes.map(async (code) => (await open(`/contact?lang=${code}`)).title));
    const first = await titles(['en', 'de', 'fr', 'es']);
    expect(await titles(['en', 'de', 'fr', 'es'])).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(2);
  });

  test('a missing page is missing in every language', async () => {
    const page = await visit(site, '/no-such-page?lang=de');
    expect(page.status).toBe(404);
    expect(textOf(page.document.querySelector('h1'))).toBe('Diese Seite gibt es nicht');
  });
});
