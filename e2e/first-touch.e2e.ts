import { expect, test } from './support/test.ts';

const LATE = /\/assets\/(hero-search|toast-message|run-session|carousel-engine)/;

test('a page that nobody touches loads no code for those who do', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  // The chat comes last of what comes by itself.
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect(asked.filter((url) => LATE.test(url))).toEqual([]);
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      ['hero-search', 'toast-message', 'run-session'].filter((name) => !asked.some((url) => url.includes(name))),
    )
    .toEqual([]);
});

test('what the server rendered below the first screen answers once the page is touched', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Bhutan' }).click();
  await expect(page.getByRole('tab', { name: 'Bhutan' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
});
