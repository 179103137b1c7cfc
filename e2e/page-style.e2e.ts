import type { Route } from '@playwright/test';
import { SITE_CODE_ID } from '../sites/web/src/boot/code-need.ts';
import { PAGE_STYLE_ID } from '../sites/web/src/document/page-style.ts';
import { holdBack } from './support/held-code.ts';
import { expect, hydrate, noisyTest, test } from './support/test.ts';

const PAGES = ['/', '/treks', '/treks/everest-base-camp-trek', '/country/nepal', '/blog', '/about', '/faq', '/no-page'];

/** Runs in the page. @returns what the sheets that come with the site's code change in how it looks */
async function applySheets([codeId, styleId]: readonly [string, string]): Promise<string[]> {
  // Parts below the screen have an estimated height until a frame lays them out, which may be in between.
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [whole];
  await document.fonts.ready;
  // An animation by scrolling has no value before the first frame.
  await Promise.all(document.getAnimations().map(({ ready }) => ready));
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const elements = [...document.body.querySelectorAll('*')];
  const stylesOf = () =>
    elements.flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
      }),
    );
  const before = stylesOf();
  const { content } = document.getElementById(codeId) as HTMLTemplateElement;
  const links = [...content.querySelectorAll('link')];
  const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
  document.head.append(...links);
  await Promise.all(loaded);
  for (const link of links) link.media = 'all';
  document.getElementById(styleId)?.remove();
  return stylesOf().flatMap((values, at) =>
    values.flatMap((value, index) => {
      const was = before[at]?.[index];
      return value === was
        ? []
        : `${elements[Math.floor(at / 3)]?.outerHTML.slice(0, 80)} ${names[index]}: ${was}, ${value}`;
    }),
  );
}

// Of the page that does not exist.
test.use({ expectedNoise: /status of 404/ });

for (const path of PAGES) {
  test(`${path} looks the same with its own style and with the whole sheets`, { tag: '@phone' }, async ({ page }) => {
    // The chat's button does not come meanwhile.
    await page.clock.install({ time: '2026-11-27T10:00:00Z' });
    await page.clock.pauseAt('2026-11-27T10:00:01Z');
    await page.goto(path);
    expect(await page.evaluate(applySheets, [SITE_CODE_ID, PAGE_STYLE_ID] as const)).toEqual([]);
  });
}

const ENTRY_SHEET = /entry-client.*\.css/;
const ENTRY_CODE = /entry-client.*\.js/;
const abort = (route: Route) => route.abort();

for (const order of ['before its code', 'after its code'] as const) {
  noisyTest(`a page keeps its own style, and works with plain links, if a sheet fails ${order}`, async ({ page }) => {
    const style = page.locator(`#${PAGE_STYLE_ID}`);
    await page.goto('/faq');
    const isSheetFirst = order === 'before its code';
    const release = isSheetFirst ? await holdBack(page, ENTRY_CODE) : await holdBack(page, ENTRY_SHEET, abort);
    if (isSheetFirst) await page.route(ENTRY_SHEET, abort);
    const first = isSheetFirst ? page.waitForEvent('requestfailed') : page.waitForResponse(ENTRY_CODE);
    const report = page.waitForEvent('pageerror');
    await page.keyboard.press('Shift');
    await first;
    release();
    expect((await report).message).toMatch(/^The style sheet .* did not load\.$/);
    await expect(style).toBeAttached();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nepal Visa' }).click();
    await expect(page).toHaveURL(/\/nepal-visa$/);
    await expect(style).toBeAttached();
  });
}

test('no script reads the scroll position during parsing, which would force a layout', async ({ page }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(window, 'scrollY') ?? {};
    const early: boolean[] = [];
    Object.assign(window, { early });
    Object.defineProperty(window, 'scrollY', {
      get() {
        early.push(document.readyState === 'loading');
        return get?.call(window);
      },
    });
  });
  await page.goto('/faq');
  await hydrate(page);
  expect(await page.evaluate(() => (window as unknown as { early: boolean[] }).early.filter(Boolean))).toEqual([]);
});

test('the pages load only the small fonts that they preload', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url().replace(/^.*\/|-[^-]+$/g, ''));
  });
  for (const path of PAGES) await page.goto(path);
  expect([...fonts].sort()).toEqual(['figtree-basic', 'fraunces-basic']);
  // Another letter brings the package's file.
  await page.evaluate(() => document.querySelector('h1')?.append('Ł'));
  await expect
    .poll(() => [...fonts].sort())
    .toEqual(['figtree-basic', 'fraunces-basic', 'fraunces-latin-ext-600-normal']);
});
