// The browser itself notes code that does not come on the console, so that only faults of the page count here.
import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, hydrate, SILENCE, noisyTest as test } from './support/test.ts';

const MISSING = 'A part of this page could not be loaded.';
const RELOAD = 'Reload the page';

const ABSENT = { status: 404, body: '' };

/** Keeps code from coming, as after a new version of the site was put in place of this one. @returns how to let it come */
async function withhold(page: Page, code: RegExp) {
  await page.route(code, (route) => route.fulfill(ABSENT));
  return () => page.unroute(code);
}

let faults: string[];
/** The error that the browser may report for code that a test blocks. */
let expected: RegExp;
test.beforeEach(({ page }) => {
  faults = [];
  expected = SILENCE;
  page.on('pageerror', ({ message }) => {
    if (!expected.test(message)) faults.push(message);
  });
});
test.afterEach(() => expect(faults).toEqual([]));

test('the menu drawer reports a failed load, offers a link and loads on the next press', {
  tag: '@phone',
}, async ({ page }) => {
  const button = page.getByRole('button', { name: 'Open the menu' });
  await test.step('if the toast library fails to load as well', async () => {
    const release = await withhold(page, /assets\/(menu-drawer-panel|toast-.*\.js)/);
    await page.goto('/faq');
    await button.tap();
    await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await page.getByRole('button', { name: RELOAD }).tap();
    await page.waitForFunction(() => !('isTheSameDocument' in window));
    await release();
  });
  await test.step('if it loads later', async () => {
    const release = await withhold(page, /menu-drawer-panel/);
    await page.goto('/faq');
    await button.tap();
    await expect(page.getByText(MISSING)).toBeVisible();
    await expect(page.getByRole('button', { name: RELOAD })).toBeVisible();
    await release();
    await button.tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test('a menu panel reports a failed load, offers a link and loads on the next try', async ({ page }) => {
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

test('a form sent while the site’s code loads submits natively if loading fails', async ({ page }) => {
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

test('a page with a session to restore becomes visible if its code fails to load', async ({ page }) => {
  await signInAs(page, 'Maya Gurung');
  expected = /dynamically imported module: .+\/assets\/(entry-client|faq-page)/;
  for (const code of [/assets\/entry-client.*\.js/, /assets\/faq-page.*\.js/]) {
    const release = await withhold(page, code);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    await release();
  }
});

test('a page whose code failed to load is requested again on the next visit', async ({ page }) => {
  const release = await withhold(page, /assets\/about-page/);
  await page.goto('/');
  await hydrate(page);
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

test('a menu item works as a link if the menu’s code fails to load', async ({ page }) => {
  await withhold(page, /assets\/header-menu/);
  await page.goto('/faq');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bhutan', exact: true }).click();
  await expect(page).toHaveURL(/\/treks\?country=bhutan/i);
});

test('a press on a picture opens it large once its code loads, and follows its link if loading fails', async ({
  page,
}) => {
  const picture = page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('link', { name: 'A waterfall' });
  for (const end of ['comes', 'fails'] as const) {
    await test.step(`it ${end}`, async () => {
      const release = await holdBack(page, /trek-story-panels/, (route) =>
        end === 'comes' ? route.continue() : route.abort(),
      );
      await page.goto('/treks/annapurna-base-camp-trek');
      await page.getByRole('tab', { name: 'Gallery' }).click();
      await picture.click();
      release();
      if (end === 'fails') return expect(page).toHaveURL(/\/uploads\//);
      await expect(page.getByRole('dialog', { name: 'Pictures of Annapurna Base Camp Trek' })).toBeVisible();
    });
  }
});

test('a press on a picture follows its link if the code of the large view fails to load', async ({ page }) => {
  await page.route(/picture-viewer/, (route) => route.abort());
  await page.goto('/treks/annapurna-base-camp-trek');
  await page.getByRole('tab', { name: 'Gallery' }).click();
  await page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('link', { name: 'A waterfall' }).click();
  await expect(page).toHaveURL(/\/uploads\//);
});
