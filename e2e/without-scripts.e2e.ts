import type { Locator } from '@playwright/test';
import { findInList } from './support/find-in-list.ts';
import { sidewaysScroll } from './support/layout.ts';
import { ONE_OF_EACH_KIND, OTHER_PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Controls that only code answers. What submits a form works by itself. */
const SCRIPTED = ':is(button, [role="button"], [role="tab"], [role="slider"]):not(form [type="submit"])';

/** Content that must not need scripts. */
const CONTENT = 'main :is(h1, h2, article, [role="tabpanel"])';

/** Placeholders that wait for scripts. */
const WAITING = 'main :is([aria-busy="true"], [data-scope="spinner"], [data-part="skeleton"])';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [which, paths] of [
    ['one page of each kind', ONE_OF_EACH_KIND],
    ['the other pages', Object.values(OTHER_PAGES).flat()],
  ] as const) {
    test(`${which}: is readable, fits and has no control or placeholder that needs scripts`, async ({ page }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          for (const width of [1440, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator(CONTENT).filter({ visible: false })).toHaveCount(0);
            for (const inVain of [SCRIPTED, WAITING]) {
              expect(await page.locator(inVain).filter({ visible: true }).allTextContents()).toEqual([]);
            }
            expect(await sidewaysScroll(page)).toBe(0);
          }
        });
      }
    });
  }

  test('the list and the trek show all their text', async ({ page }) => {
    await page.goto('/treks?country=nepal&duration=1-15');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Treks & Tours');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await (await findInList(page, 'Everest Base Camp Trek'))
      .getByRole('link', { name: 'Everest Base Camp Trek' })
      .click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everest Base Camp Trek');
    const treks = await (await page.request.get('/api/trek/all')).json();
    const trek = treks.find((entry: { title: string }) => entry.title === 'Everest Base Camp Trek');
    const text = (await page.getByRole('main').textContent()) ?? '';
    for (const day of trek.itenaries) expect(text).toContain(day.description);
    for (const item of [...trek.included.included, ...trek.included.excluded]) expect(text).toContain(item);
    for (const highlight of trek.trekHighlight.highlights) expect(text).toContain(highlight);
    await expect(page.getByText(trek.included.included[0])).toBeVisible();
    await expect(page.getByText(trek.trekHighlight.highlights[0])).toBeVisible();
  });

  test('the phone’s list begins with treks, and private pages say what they need', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/treks');
    const topOf = async (element: Locator) => (await element.boundingBox())?.y;
    expect(await topOf(page.getByRole('article').first())).toBeLessThan(844);
    expect(await topOf(page.getByLabel('Keyword'))).toBeGreaterThan(844);
    for (const path of ['/user-profile', '/booking/TH-7K3M2Q', '/saved']) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main).toContainText(/needs? JavaScript/, { useInnerText: true });
      await expect(main.locator('a[href="/treks"]')).toBeVisible();
    }
  });

  test('the menu, the home page search and the search field lead to the listing', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Bhutan', exact: true }).click();
      await expect(page).toHaveURL('/treks?country=Bhutan');
      await page.getByRole('combobox', { name: 'Search treks' }).fill('gokyo');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/treks?keyword=gokyo');
      await expect(page.getByRole('link', { name: 'Gokyo Lakes Trek' })).toBeVisible();
    }
    await page.goto('/');
    await page.getByLabel('Country', { exact: true }).selectOption('Bhutan');
    await page.getByLabel('Duration', { exact: true }).selectOption('Up to 15 days');
    await page.getByRole('button', { name: /Search|Find Your Adventure/ }).click();
    await expect(page).toHaveURL(/\/treks\?country=Bhutan&duration=1-15/);
  });
});

/** Addresses of the links in a document. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every link of the site leads to a page, and every anchor to an element on it', async ({ baseURL }) => {
  // It reads every page, beside whatever else the machine does.
  test.setTimeout(120_000);
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
