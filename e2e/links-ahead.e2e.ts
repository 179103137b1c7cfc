import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';

/** Paths of the API that the page has asked for so far. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/')) reads.push(pathname);
  });
  return reads;
}

test('a link prefetches the data of its page together with the code', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/trek-page-.*\.js/);
  const reads = watchReads(page);
  await page.goto('/treks?keyword=everest+base+camp');
  await hydrate(page);
  const link = page.getByRole('link', { name: 'Everest Base Camp Trek' }).first();
  await test.step('a hover loads the data', async () => {
    await link.hover();
    await expect.poll(() => reads).toEqual([expect.stringMatching(/^\/api\/trek\/id\//)]);
  });
  await test.step('the page reuses the data', async () => {
    await link.click();
    await expect(page.getByText('Loading page...')).toBeVisible();
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Everest Base Camp Trek' })).toBeVisible();
    expect(reads).toHaveLength(1);
  });
});

test('each kind of page uses the data that its link prefetched', async ({ page }) => {
  const reads = watchReads(page);
  await page.goto('/about');
  await hydrate(page);
  for (const [path, heading] of [
    ['/treks', /treks/i],
    ['/', /./],
    ['/country/bhutan', /Bhutan/],
    ['/', /./],
    ['/blog', /./],
    ['/blog/how-to-acclimatize-on-a-himalayan-trek', /acclimatize/],
  ] as const) {
    reads.length = 0;
    await page.locator(`a:not(nav *)[href="${path}"]`).first().press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(reads, path).toEqual([...new Set(reads)]);
  }
});
