import type { Page } from '@playwright/test';
import { layoutShift } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** Names of the sections that are not laid out. */
const skipped = (page: Page) =>
  page
    .locator('h2, footer [data-title]')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility() && !heading.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ textContent }) => textContent),
    );

test('sections far below render when they come near, can be searched and printed, and cause no layout shift', async ({
  page,
}) => {
  await page.goto('/');
  expect(await skipped(page)).toEqual(expect.arrayContaining(['The people you will meet', 'Contact Us']));
  await test.step('scrolling', async () => {
    for (let screens = 0; screens < 12; screens += 1) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
  await test.step('searching the page', async () => {
    await page.goto('/');
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Australia office')),
    ).toBe(true);
    await expect(page.locator('footer [data-title]', { hasText: 'Australia office' })).toBeInViewport();
  });
  await test.step('printing', async () => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toEqual([]);
  });
});
