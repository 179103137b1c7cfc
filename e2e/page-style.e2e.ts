import { expect, test } from '@playwright/test';

const PAGES = ['/', '/treks', '/treks/everest-base-camp-trek', '/country/nepal', '/blog', '/about', '/faq', '/no-page'];

/** @returns what the sheets that come with the site's code change in how the page looks */
async function applySheets(): Promise<string[]> {
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
  const { content } = document.getElementById('site-code') as HTMLTemplateElement;
  const links = [...content.querySelectorAll('link')];
  const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
  document.head.append(...links);
  await Promise.all(loaded);
  for (const link of links) link.media = 'all';
  document.getElementById('page-style')?.remove();
  return stylesOf().flatMap((values, at) =>
    values.flatMap((value, index) => {
      const was = before[at]?.[index];
      return value === was
        ? []
        : `${elements[Math.floor(at / 3)]?.outerHTML.slice(0, 80)} ${names[index]}: ${was}, ${value}`;
    }),
  );
}

for (const path of PAGES) {
  test(`${path} looks the same with its own style and with the whole sheets @phone`, async ({ page }) => {
    // The chat's button does not come meanwhile.
    await page.clock.install({ time: '2026-11-27T10:00:00Z' });
    await page.clock.pauseAt('2026-11-27T10:00:01Z');
    await page.goto(path);
    expect(await page.evaluate(applySheets)).toEqual([]);
  });
}

test('the page stays as it is, and works with plain links, if one of the sheets does not load', async ({ page }) => {
  await page.route(/entry-client.*\.css/, (route) => route.abort());
  await page.goto('/faq');
  const failure = page.waitForEvent('requestfailed');
  await page.keyboard.press('Shift');
  await failure;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nepal Visa' }).click();
  await expect(page).toHaveURL(/\/nepal-visa$/);
  await expect(page.locator('#page-style')).toBeAttached();
});

test('no script asks where the page is scrolled to while the page is parsed, which would lay it out', async ({
  page,
}) => {
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
  await page.keyboard.press('Shift');
  await expect(page.locator('#page-style')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { early: boolean[] }).early.filter(Boolean))).toEqual([]);
});
