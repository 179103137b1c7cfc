import { expect, hydrate, test } from './support/test.ts';

/** One of each kind of page that has controls of its own. */
const PAGES = [
  '/',
  '/treks',
  '/treks/everest-base-camp-trek',
  '/country/nepal',
  '/region/everest',
  '/compare',
  '/saved',
  '/blog',
  '/faq',
  '/contact',
  '/login',
  '/signup',
  '/forgot-password',
  '/user-profile',
];
const WIDTHS = [320, 360, 390, 430];

/** Runs in the page: controls that something else lies over once they have the focus, as after a press or Tab. */
function coveredControls(): string[] {
  const controls = 'main :is(a[href], button, input, select, textarea, summary), footer a, footer button';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    control.focus();
    if (document.activeElement !== control) return [];
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const floating = over?.closest(
      '[data-scope="chat"], [data-scope="compare"][data-part="bar"], [data-part="bar"], .Toastify, header',
    );
    return floating && !floating.contains(control)
      ? [`${control.outerHTML.slice(0, 100)} under ${floating.outerHTML.slice(0, 60)}`]
      : [];
  });
}

test('with two treks to compare and the chat, no focused control of any page is covered', {
  tag: '@phone',
}, async ({ page }) => {
  // The chat's button comes late on each of the pages.
  test.setTimeout(150_000);
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'comparedTreks',
      JSON.stringify([
        { slug: 'everest-base-camp-trek', title: 'Everest Base Camp Trek' },
        { slug: 'langtang-valley-trek', title: 'Langtang Valley Trek' },
      ]),
    ),
  );
  for (const path of PAGES) {
    await page.goto(path);
    await hydrate(page);
    await expect(page.locator('[data-scope="chat"][data-part="launcher"]')).toBeVisible();
    // The bar of compared treks is there, too.
    if (path === '/treks') {
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Save / })
        .click();
      await expect(page.locator('.Toastify__toast')).toBeVisible();
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await page.evaluate(coveredControls), `${path} at ${width}`).toEqual([]);
    }
  }
});
