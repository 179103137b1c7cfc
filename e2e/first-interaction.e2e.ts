import type { Locator, Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { expect, test } from './support/test.ts';

const LATE = /\/assets\/(hero-search|toast-message|run-session|carousel-engine)/;

test('a page loads no interaction code before the first interaction', async ({ page }) => {
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

test('the code that turns a row comes with a row that is near, and to no page without one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const engine = () => asked.filter((url) => url.includes('carousel-engine'));
  await page.goto('/faq');
  const [late, footer] = [page.waitForResponse(/toast-message/), page.waitForResponse(/assets\/footer-/)];
  await page.getByRole('contentinfo').hover();
  await Promise.all([late, footer]);
  await page.waitForLoadState('networkidle');
  expect(engine()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Trek Himalaya' }).click();
  const row = page.getByRole('region', { name: 'Popular treks in Nepal, row 1', exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect.poll(engine).toHaveLength(1);
});

test('server-rendered content below the first screen responds after the first interaction', async ({ page }) => {
  await page.goto('/');
  const footer = page.waitForResponse(/assets\/footer-/);
  await page.getByRole('tab', { name: 'Bhutan' }).click();
  await expect(page.getByRole('tab', { name: 'Bhutan' })).toHaveAttribute('aria-selected', 'true');
  await footer;
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
});

test('the site’s code is asked for once styles are there to paint with', async ({ page }) => {
  const arrive = await holdBack(page, /\.css$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.locator('#site-code')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  arrive();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
});

test.describe('a page that is not painted', () => {
  test.beforeEach(async ({ page }) => {
    // The clock is paused, so that only the time that the test lets pass counts.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
  });
  const codeOf = (page: Page) => page.waitForResponse((response) => response.url().includes('entry-client'));

  test('asks for its code at once in a hidden tab', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
    const code = codeOf(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    expect((await code).ok()).toBe(true);
  });

  test('asks for its code after five seconds in a window behind others', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await page.clock.runFor(4900);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    const code = codeOf(page);
    await page.clock.runFor(100);
    expect((await code).ok()).toBe(true);
  });
});

/** Presses twice before any code is loaded, as an impatient visitor does. Only one press may count. */
async function pressTwiceTooEarly(page: Page, name: string, opened: Locator): Promise<void> {
  const arrive = await holdBack(page, /entry-client.*\.js/);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name }).click();
  arrive();
  await expect(opened).toBeVisible();
}

test('a press before any code has come counts once it is there, and counts once', ({ page }) =>
  pressTwiceTooEarly(page, 'Switch between light and dark', page.locator('html.dark')));

test('so it does on the button of the drawer', { tag: '@phone' }, ({ page }) =>
  pressTwiceTooEarly(page, 'Open the menu', page.getByRole('dialog', { name: 'Menu' })),
);

test('a form that code must answer keeps its text when it is sent before that code has come', async ({ page }) => {
  const arrive = await holdBack(page, /entry-client.*\.js/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Email').press('Enter');
  arrive();
  await expect(page.getByText('Please enter your password').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
});

test('tabs below the first screen that are pressed before any code has come are shown once it is there', async ({
  page,
}) => {
  const arrive = await holdBack(page, /entry-client.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Bhutan' }).click();
  await page.keyboard.press('ArrowRight');
  arrive();
  await expect(page.getByRole('tab', { name: 'Tibet' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Tibet' })).toHaveAttribute('aria-selected', 'true');
});

test('a scroll before any code is loaded counts as an interaction', async ({ page }) => {
  const arrive = await holdBack(page, /entry-client.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.getByRole('region', { name: 'Popular treks in Nepal, row 1', exact: true });
  await row.scrollIntoViewIfNeeded();
  arrive();
  await expect(row).toHaveAttribute('data-phase', 'turning');
});

test('an item of the menu that is pressed before any code has come opens once it is there', async ({ page }) => {
  for (const press of ['click', 'Space', 'ArrowDown'] as const) {
    await test.step(press, async () => {
      const arrive = await holdBack(page, /entry-client.*\.js/);
      await page.goto('/faq', { waitUntil: 'commit' });
      const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bhutan', exact: true });
      await (press === 'click' ? item.click() : item.press(press));
      arrive();
      await expect(page.getByRole('link', { name: /^Druk Path Trek/ })).toBeVisible();
      await expect(page).toHaveURL('/faq');
    });
  }
});

test('a press before the menu’s code is loaded counts once, and opens the menu once it is loaded', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const item = menu.getByRole('link', { name: 'Nepal Trekking', exact: true });
  const everest = menu.getByRole('link', { name: 'Everest', exact: true });
  for (const [press, act, expectOpen] of [
    ['two clicks', () => item.dblclick(), () => expect(everest).toBeVisible()],
    ['an arrow key', () => item.press('ArrowDown'), () => expect(everest).toBeFocused()],
    ['a mouse that rests there', () => item.hover(), () => expect(everest).toBeVisible()],
  ] as const) {
    await test.step(press, async () => {
      await page.mouse.move(200, 800);
      const arrive = await holdBack(page, /header-menu/);
      await page.goto('/about');
      // The screen of the session leaves when the page has been taken over.
      await expect(page.getByText('Loading your session...')).toHaveCount(0);
      await act();
      arrive();
      await expectOpen();
      await expect(page).toHaveURL('/about');
    });
  }
});

test('a tab that is pressed while the code below the first screen is loading opens once it is loaded', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/rest-/);
  await page.goto('/');
  const tab = page.getByRole('tab', { name: 'Bhutan' });
  await tab.click();
  await tab.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  arrive();
  await expect(page.getByRole('tab', { name: 'Tibet' })).toHaveAttribute('aria-selected', 'true');
});

test('filters that are chosen and sent while their code is loading apply once it is loaded', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/listing-late/);
  await page.goto('/treks');
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Country').selectOption('Bhutan');
  await filters.getByRole('button', { name: 'Search Treks' }).click();
  await expect(page).toHaveURL('/treks');
  arrive();
  await expect(page).toHaveURL(/country=bhutan/);
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
});

test('a search that is filled in before its code comes is sent once it is there', async ({ page }) => {
  const arrive = await holdBack(page, /hero-search/);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Nepal');
  const arrived = page.waitForResponse(/hero-search/);
  arrive();
  await arrived;
  await page
    .getByRole('button', { name: /Find|Search/ })
    .first()
    .click();
  await expect(page).toHaveURL('/treks?country=Nepal');
});

test('a press on the search before its code comes counts once', { tag: '@phone' }, async ({ page }) => {
  const arrive = await holdBack(page, /hero-search/);
  await page.goto('/');
  // Twice, as an impatient visitor does: it counts once.
  await page.getByRole('button', { name: 'Advanced Search' }).dblclick();
  await expect(page.getByLabel('Duration')).toBeHidden();
  arrive();
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await expect(page.getByRole('button', { name: 'Find Your Adventure' })).toBeVisible();
});
