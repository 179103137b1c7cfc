import { sidewaysScroll } from './support/layout.ts';
import { PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What is pressed or dragged and that only code answers: what sends a form works by itself. */
const SCRIPTED = ':is(button, [role="button"], [role="tab"], [role="slider"]):not(form [type="submit"])';

/** What scripts could have to show first. */
const CONTENT = 'main :is(h1, h2, article, [role="tabpanel"])';

/** What stands only until scripts bring something. */
const WAITING = 'main :is([aria-busy="true"], [data-scope="spinner"], [data-part="skeleton"])';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} can be read, fits, and has nothing to press or to wait for in vain`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(CONTENT).filter({ visible: false })).toHaveCount(0);
      for (const inVain of [SCRIPTED, WAITING]) {
        expect(await page.locator(inVain).filter({ visible: true }).allTextContents()).toEqual([]);
      }
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

/** Addresses of the links in a document. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every link of the site leads to a page, and every anchor to a place on it', async ({ baseURL }, { project }) => {
  test.skip(project.name === 'phone', 'the links are the same');
  const home = new URL('/', baseURL);
  const documents = new Map<string, string>();
  const broken: string[] = [];
  const links = [{ from: 'nowhere', to: home }];
  // It grows on the way.
  for (const { from, to } of links) {
    const { origin, pathname, search, hash } = to;
    if (origin !== home.origin) continue;
    const address = pathname + search;
    if (!documents.has(address)) {
      const answer = await fetch(to);
      if (answer.status !== 200) broken.push(`${from} links to ${address}: ${answer.status}`);
      const body = await answer.text();
      const html = answer.headers.get('content-type')?.startsWith('text/html') ? body : '';
      documents.set(address, html);
      links.push(...linksIn(html).map((href) => ({ from: address, to: new URL(href, to) })));
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id && !documents.get(address)?.includes(`id="${id}"`)) broken.push(`${from} links to ${address}#${id}`);
  }
  expect(broken).toEqual([]);
  // The walk has come from the home page to the end of every road.
  for (const path of ['/treks/snowman-trek', '/blog/bhutans-daily-fee-explained', '/about/', '/contact']) {
    expect([...documents.keys()]).toContain(path);
  }
});
