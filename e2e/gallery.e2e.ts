import { test as base, type Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const TREK = '/treks/annapurna-base-camp-trek';
const NAME = 'A waterfall';

async function openGallery(page: Page) {
  await page.goto(TREK);
  await page.getByRole('tab', { name: 'Gallery' }).click();
  return page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('link', { name: NAME });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Annapurna Base Camp Trek' });

test('a picture opens large, turns by keys, and Escape gives the focus back', async ({ page }) => {
  const thumbnail = await openGallery(page);
  await thumbnail.press('Enter');
  await expect(dialog(page).getByText('Picture 2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('Picture 3 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await expect(page).toHaveURL(TREK);
});

test('Back closes the large picture and stays on the page, and another Back leaves it', async ({ page }) => {
  await page.goto('/treks');
  const thumbnail = await openGallery(page);
  await thumbnail.click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await thumbnail.click();
  await dialog(page).getByRole('button', { name: 'Close pictures' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state?.trekBack ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/treks');
});

test('a reload with a large picture leaves no dead step for Back', async ({ page }) => {
  await page.goto('/treks');
  await (await openGallery(page)).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.history.state?.trekBack ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/treks');
});

test('Alt and the left arrow are the browser’s, with a large picture too', async ({ page }) => {
  await (await openGallery(page)).click();
  await expect(dialog(page).getByText('Picture 2 of 3')).toBeVisible();
  const isLeft = await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
  await expect(dialog(page).getByText('Picture 2 of 3')).toBeVisible();
});

test('the whole picture and its buttons are on the screen', async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await (await openGallery(page)).click();
  for (const part of [
    dialog(page).getByRole('img'),
    dialog(page).getByText('Picture 2 of 3'),
    dialog(page).getByRole('button', { name: 'Next picture' }),
  ]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test('without scripts a picture is a link to itself', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(TREK);
  await page.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(/\/uploads\//);
  await context.close();
});

base('a press leads to the picture itself where the code of the large view does not come', async ({ page }) => {
  await page.route(/picture-viewer/, (route) => route.abort());
  await (await openGallery(page)).click();
  await expect(page).toHaveURL(/\/uploads\//);
});

test('a photograph comes in the size that fits, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(TREK);
  const first = page.getByRole('img', { name: 'A lodge below the pass' }).first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveCSS('object-position', '20% 70%');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/api\/uploads\/sized\/lodge-[0-9a-f]{12}-\d+\.avif$/);
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('a picture in large names who took it', async ({ page }) => {
  await (await openGallery(page)).click();
  await expect(dialog(page).getByText('Photo: Maya Rai')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('img', { name: 'A bridge' })).toBeVisible();
  await expect(dialog(page).getByText('Photo: Maya Rai')).toHaveCount(0);
});

test('a trek without photographs says that its picture is drawn', async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek');
  await page.getByRole('tab', { name: 'Gallery' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Gallery' });
  await expect(panel.getByText(/no photographs of this trek yet/)).toBeVisible();
  await expect(panel.getByRole('img')).toHaveCount(1);
});
