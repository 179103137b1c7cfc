import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Goes from one document to the next. @returns whether the browser faded between them */
async function fades(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { faded: Boolean((event as { viewTransition?: unknown }).viewTransition) });
    });
  });
  await page.goto('/faq');
  await page.evaluate(() => location.assign('/about'));
  await expect(page).toHaveURL('/about');
  return (await page.waitForFunction(() => 'faded' in window && { faded: window.faded as boolean })).evaluate(
    (seen) => (seen as { faded: boolean }).faded,
  );
}

test('a page fades into the next one and accepts presses soon after', async ({ page }) => {
  // A browser that is busy gives up a fade that would begin late.
  await expect.poll(() => fades(page)).toBe(true);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('pages do not fade when reduced motion is set', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fades(page)).toBe(false);
});

test('fades interrupted by the next page log nothing to the console', async ({ page }) => {
  await page.goto('/faq');
  for (const path of ['/about', '/contact', '/faq', '/about']) {
    await page.evaluate((next) => location.assign(next), path);
    await page.waitForURL(path, { waitUntil: 'commit' });
    // The address is there before its document, in which the next step has to run.
    await page.waitForFunction((at) => location.pathname === at, path);
  }
  // The page itself goes back: the browser's own command fails while one document takes over from the other.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/faq');
});

test('a navigation of which the browser has no entry logs nothing to the console', async ({ page }) => {
  await page.goto('/faq');
  for (const activation of [null, { entry: null }, { entry: { url: null } }]) {
    const swap = (given: object | null) => dispatchEvent(Object.assign(new Event('pageswap'), { activation: given }));
    expect(await page.evaluate(swap, activation)).toBe(true);
  }
});

test('a picture opened as a document logs nothing to the console', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => location.assign('/art/icon.svg'));
  await expect(page).toHaveURL('/art/icon.svg');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});
