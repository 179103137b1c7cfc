// The browser itself notes an answer of 404 on the console, so that only faults of the page count here.
import { PLACEHOLDER_IMAGE } from '../sites/web/src/content/placeholder-image.ts';
import { holdBack } from './support/held-code.ts';
import { layoutShift } from './support/layout.ts';
import { expect, hydrate, noisyTest as test } from './support/test.ts';

test('an unknown address returns 404, links home and hydrates', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => history.pushState(null, '', '/no-such-page-either'));
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(noise).toEqual([]);
});

test('a page that fails to hydrate reports it, and its link works', async ({ page }) => {
  await page.route(/assets\/faq-page.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken"); }',
    }),
  );
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.unroute(/assets\/faq-page.*\.js/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForFunction(() => !('isTheSameDocument' in window));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture that failed before hydration is replaced without layout shift', async ({ page }) => {
  const requestCounts = new Map<string, number>();
  // A browser may ask once to preload a picture, and once to show it.
  const expectNoRepeats = () => expect([...requestCounts].filter(([, times]) => times > 2)).toEqual([]);
  await page.route(/\/uploads\//, (route) => {
    const address = route.request().url();
    requestCounts.set(address, (requestCounts.get(address) ?? 0) + 1);
    return route.fulfill({ status: 404, body: '' });
  });
  for (const [which, path] of [
    ['a card', '/treks'],
    ['a page', '/blog/how-to-acclimatize-on-a-himalayan-trek'],
  ] as const) {
    await test.step(`the picture of ${which}`, async () => {
      const arrive = await holdBack(page, /entry-client.*\.js/);
      await page.goto(path, { waitUntil: 'commit' });
      const picture = page.getByRole('article').first().locator('img').first();
      const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      expect(await isLoaded()).toBe(false);
      // The page's fonts may move it first.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.evaluate(() => document.fonts.ready);
      const before = [await picture.boundingBox(), await layoutShift(page)];
      expectNoRepeats();
      requestCounts.clear();
      arrive();
      await expect(picture).toHaveAttribute('src', PLACEHOLDER_IMAGE);
      await expect.poll(isLoaded).toBe(true);
      expect([await picture.boundingBox(), await layoutShift(page)]).toEqual(before);
      expectNoRepeats();
    });
  }
});

test('the office is entered and left by a full page load, with its own content policy', async ({ page }) => {
  const policy = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policy('/office')).not.toBe(await policy('/faq'));
  await page.goto('/office');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Trek Himalaya' }).click();
  await page.waitForFunction(() => !('isTheSameDocument' in window));
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByText('These pages are for our staff.')).toBeVisible();
});
