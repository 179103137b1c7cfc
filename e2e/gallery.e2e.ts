import type { Page } from '@playwright/test';
import { layoutShift } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const TREK = '/treks/annapurna-base-camp-trek';
const STAND_IN = /^url\("data:image\/webp;base64,/;

async function openPicture(page: Page) {
  await page.getByRole('tab', { name: 'Gallery' }).click();
  const thumbnail = page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('link', { name: 'A waterfall' });
  await thumbnail.click();
  await expect(page.getByRole('dialog', { name: 'Pictures of Annapurna Base Camp Trek' })).toBeVisible();
  return thumbnail;
}

const isHeld = (page: Page) => page.evaluate(() => window.history.state?.trekBack ?? false);

test('Back closes a large picture and stays on the page; once closed or reloaded, Back needs no extra press', async ({
  page,
}) => {
  await page.goto('/treks');
  await page.goto(TREK);
  const dialog = page.getByRole('dialog');
  const thumbnail = await openPicture(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await thumbnail.click();
  await dialog.getByRole('button', { name: 'Close pictures' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => isHeld(page)).toBe(false);
  await thumbnail.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect.poll(() => isHeld(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/treks');
});

test('a photograph loads in the right size without layout shift', async ({ page }) => {
  await page.goto(TREK);
  const first = page.getByRole('img', { name: 'A lodge below the pass' }).first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveCSS('object-position', '20% 70%');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/api\/uploads\/sized\/lodge-[0-9a-f]{12}-\d+\.avif$/);
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('a browser without AVIF shows the drawing before any code loads', async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.route(/\.avif$/, (route) => route.fulfill({ contentType: 'image/avif', body: 'unknown' }));
  await page.goto('/about', { waitUntil: 'commit' });
  const portrait = page.getByRole('img', { name: /^Portrait of / }).first();
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(portrait).toHaveJSProperty(
    'currentSrc',
    new URL('/art/portrait-pasang-dorje-sherpa.svg', page.url()).href,
  );
});

test('a photograph shows a blurred placeholder before any code or picture loads', async ({ page }) => {
  // Never answered.
  await page.route(/\.js$|\/uploads\/sized\//, () => {});
  await page.goto(TREK, { waitUntil: 'commit' });
  const first = page.getByRole('img', { name: 'A lodge below the pass' }).first();
  await expect(first).toHaveCSS('background-image', STAND_IN);
});

test('the placeholder shows while the page is still streaming', async ({ page }) => {
  await page.route(/\.js$|\/uploads\/sized\//, () => {});
  const markup = await (await page.request.get(TREK)).text();
  // The same address, because the content policy allows only its own style.
  await page.goto(TREK, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    (start) => {
      document.open();
      // Not closed: the rest is still to come.
      document.write(start);
    },
    markup.slice(0, markup.indexOf('<h1')),
  );
  await expect(page.getByRole('img', { name: 'A lodge below the pass' })).toHaveCSS('background-image', STAND_IN);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
});
