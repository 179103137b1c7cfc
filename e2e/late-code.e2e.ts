// The browser itself notes code that does not come on the console, so that only faults of the page count here.
import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, noisyTest as test } from './support/test.ts';

const MISSING = 'A part of this page could not be loaded.';
const RELOAD = 'Load the page again';

const ABSENT = { status: 404, body: '' };

/** Keeps code from coming, as after a new version of the site was put in place of this one. @returns how to let it come */
async function withhold(page: Page, code: RegExp) {
  await page.route(code, (route) => route.fulfill(ABSENT));
  return () => page.unroute(code);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

let faults: string[];
test.beforeEach(({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});
test.afterEach(() => expect(faults).toEqual([]));

test('the drawer of the menu says that it did not come, leads on, and comes with a later press', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide screen has the menu bar');
  const release = await withhold(page, /menu-drawer-panel/);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(page.getByRole('button', { name: RELOAD })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page says what did not come, and leads on, where the library for saying so did not come either', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a wide screen has the menu bar');
  await withhold(page, /assets\/(menu-drawer-panel|toast-)/);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.getByRole('button', { name: RELOAD }).click();
  await expect.poll(() => page.evaluate(() => 'isTheSameDocument' in window)).toBe(false);
});

test('a panel of the menu says that it did not come, leads on, and comes when it is wanted again', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has the drawer');
  const release = await withhold(page, /menu-panels/);
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Bhutan' }).hover();
  await expect(menu.getByText(MISSING)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu.getByRole('button', { name: RELOAD })).toBeVisible();
  await page.getByRole('contentinfo').hover();
  await expect(menu.getByText(MISSING)).toBeHidden();
  await release();
  await menu.getByRole('link', { name: 'Bhutan' }).hover();
  await expect(menu.getByRole('link', { name: /Druk Path/ })).toBeVisible();
});

test('the search works as a plain form where its code does not come', async ({ page }) => {
  await withhold(page, /hero-search/);
  await page.goto('/');
  await page.getByLabel('Country', { exact: true }).selectOption('Bhutan');
  await page
    .getByRole('button', { name: /Search|Find Your Adventure/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/treks\?country=Bhutan/);
});

test('a form that was sent while the site’s code was on its way sends itself where that does not come', async ({
  page,
}) => {
  const refuse = await holdBack(page, /entry-client.*\.js/, (route) => route.fulfill(ABSENT));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Country', { exact: true }).selectOption('Bhutan');
  await page
    .getByRole('button', { name: /Search|Find Your Adventure/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  refuse();
  await expect(page).toHaveURL(/\/treks\?country=Bhutan/);
});

test('a page that restores a session uncovers itself where the code for that does not come', async ({ page }) => {
  await signInAs(page, 'Maya Gurung');
  for (const code of [/assets\/entry-client.*\.js/, /assets\/faq-page.*\.js/]) {
    const release = await withhold(page, code);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    faults = [];
    await release();
  }
});

test('what only the code of the search can do says that it did not come, leads on, and is tried anew', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a wide screen shows all fields');
  const release = await withhold(page, /hero-search/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Advanced Search' }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Advanced Search' }).click();
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await expect(page.getByRole('button', { name: 'Find Your Adventure' })).toBeVisible();
});

test('the chat comes with a later press where its code did not come at first', async ({ page }) => {
  const release = await withhold(page, /assets\/chat-/);
  const refused = page.waitForResponse(/assets\/chat-/);
  await page.goto('/faq');
  await refused;
  await release();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
});

test('a page whose code did not come is asked for again when it is visited again', async ({ page }) => {
  const release = await withhold(page, /assets\/about-page/);
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'About us' });
  await link.click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await release();
  await page.goBack();
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page could not be shown')).toBeHidden();
});

test('an item of the menu is followed as the link that it is where the code of the menu does not come', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has the drawer');
  await withhold(page, /assets\/header-menu/);
  await page.goto('/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bhutan', exact: true }).click();
  await expect(page).toHaveURL(/\/treks\?country=bhutan/i);
});
