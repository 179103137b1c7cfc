import type { Locator, Page } from '@playwright/test';
import { HYDRATED_PAGE } from '../sites/web/src/boot/late-page.ts';
import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';

/** The scripts that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requests.push(request.url());
  });
  return requests;
}
const isEvaluated = async (page: Page) => (await page.locator(HYDRATED_PAGE).count()) > 0;

/** Runs in the page. @returns the scripts that were asked for before the first frame was on the screen */
function earlyFetches(): string[] {
  const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  const files = performance.getEntriesByType('resource');
  return files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < firstPaint).map(({ name }) => name);
}

test('a text page requests no script before the first interaction and shows the chat on time', async ({ page }) => {
  const requests = scriptsOf(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/faq');
  const [button, hint] = [
    page.getByRole('button', { name: 'Chat with us' }),
    page.getByText('Need Help? Chat with us'),
  ];
  await page.clock.runFor(1700);
  await expect(button).toBeHidden();
  await page.clock.runFor(100);
  await expect(button).toBeVisible();
  await page.clock.runFor(1200);
  await expect(hint).toBeVisible();
  expect(requests).toEqual([]);
  // The widget takes over where the page is.
  await page.clock.resume();
  await hydrate(page);
  await expect(page.locator('[data-timed-by-boot]')).toHaveCount(0);
  await expect(hint).toBeHidden();
  await expect(button).toBeVisible();
});

test('any other page prefetches its code and runs none of it before the first interaction', async ({ page }) => {
  const requests = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  const code = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const [sheets, scripts] = [code.filter((url) => url.endsWith('.css')), code.filter((url) => url.endsWith('.js'))];
  expect(scripts.filter((url) => /entry-client|home-page|react/.test(url))).toHaveLength(3);
  expect(sheets.filter((url) => /entry-client|home-page/.test(url))).toHaveLength(2);
  expect(new Set(requests)).toEqual(new Set(scripts));
  expect(await isEvaluated(page)).toBe(false);
  expect(await page.evaluate(earlyFetches)).toEqual([]);
  await page.keyboard.press('Shift');
  const late = ['hero-search', 'toast-message', 'run-session', 'below-the-fold'];
  await expect.poll(() => late.filter((name) => !requests.some((url) => url.includes(name)))).toEqual([]);
});

const prefetched = (page: Page) =>
  page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
const isOfBooking = (url: string) => /booking-controller|trek-booking/.test(url);

test('a trek’s page prefetches the booking that a press on "Book Now" opens', async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek');
  await expect.poll(async () => (await prefetched(page)).filter(isOfBooking)).toHaveLength(2);
  expect(await isEvaluated(page)).toBe(false);
});

for (const [line, connection, least] of [
  ['a slow line', { effectiveType: '3g' }, 1],
  ['a line that saves data', { effectiveType: '4g', saveData: true }, 0],
] as const) {
  test(`a trek’s page on ${line} prefetches no booking`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/treks/everest-base-camp-trek');
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    const urls = await prefetched(page);
    expect(urls.length).toBeGreaterThanOrEqual(least);
    expect(urls.filter(isOfBooking)).toEqual([]);
  });
}

for (const [what, interact] of [
  [
    'another tab that signs in',
    (page: Page) => page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token' }))),
  ],
  ['an anchor that is followed', (page: Page) => page.evaluate(() => location.assign('#main'))],
  ['an address that a script changes', (page: Page) => page.evaluate(() => history.pushState(null, '', '/about'))],
] as const) {
  test(`${what} loads the code without an interaction`, async ({ page }) => {
    await page.goto('/faq');
    expect(await isEvaluated(page)).toBe(false);
    await interact(page);
    await expect.poll(() => isEvaluated(page)).toBe(true);
  });
}

test('a page with state to restore loads its code at once', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => sessionStorage.setItem('draft', '1'));
  await page.reload();
  await expect.poll(() => isEvaluated(page)).toBe(true);
});

test('the carousel code loads when a carousel comes near, and on no page without one', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const engine = () => requests.filter((url) => url.includes('carousel-engine'));
  await page.goto('/faq');
  const [late, footer] = [page.waitForResponse(/toast-message/), page.waitForResponse(/assets\/footer-/)];
  await page.keyboard.press('Shift');
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

/** Parts that are not in sight when they go, and sliders, which code makes of native ones. */
const MAY_GO = /^(NOSCRIPT|session-screen|chat|search-form mode-switch|slider)/;

for (const path of ['/', '/treks', '/treks/everest-base-camp-trek', '/country/nepal', '/blog', '/contact']) {
  test(`hydration removes no pressable element of ${path}, and in the end nothing of it is late`, async ({ page }) => {
    await page.goto(path);
    const gone = await page.evaluateHandle(() => {
      const parts: string[] = [];
      const nameOf = ({ dataset, nodeName }: HTMLElement) => `${dataset.scope ?? nodeName} ${dataset.part}`;
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes) if (node instanceof HTMLElement) parts.push(nameOf(node));
      }).observe(document.body, { childList: true, subtree: true });
      return parts;
    });
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect((await gone.jsonValue()).filter((part) => !MAY_GO.test(part))).toEqual([]);
    await expect(page.locator('[data-late]')).toHaveCount(0);
  });
}

test('a link pressed after a choice waits for the code, so that the choice survives', async ({ page }) => {
  const arrive = await holdBack(page, /entry-client.*\.js/);
  await page.goto('/treks', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/treks');
  arrive();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=price-low/);
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

test('a press before any code loads counts exactly once afterwards', ({ page }) =>
  pressTwiceTooEarly(page, 'Switch between light and dark', page.locator('html.dark')));

test('a press on the drawer button before any code loads counts exactly once', { tag: '@phone' }, ({ page }) =>
  pressTwiceTooEarly(page, 'Open the menu', page.getByRole('dialog', { name: 'Menu' })),
);

test('a form that needs code keeps its text when it is sent before the code loads', async ({ page }) => {
  const arrive = await holdBack(page, /entry-client.*\.js/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Email').press('Enter');
  arrive();
  await expect(page.getByText('Please enter your password').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
});

test('hearts and Compare are visible before any code, and a press on each counts once afterwards', async ({ page }) => {
  await page.goto('/treks', { waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  const [compare, heart] = [
    card.getByRole('button', { name: /^Compare / }),
    card.getByRole('button', { name: /^Save / }),
  ];
  await expect(compare).toBeVisible();
  expect(await isEvaluated(page)).toBe(false);
  await compare.click();
  await heart.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Treks to compare' })).toBeVisible();
});

test('tabs below the first screen that are pressed before any code loads open afterwards', async ({ page }) => {
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

test('a menu item pressed before any code loads opens afterwards', async ({ page }) => {
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

test('a press before the menu’s code loads counts once and opens the menu', async ({ page }) => {
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
      await hydrate(page);
      await act();
      arrive();
      await expectOpen();
      await expect(page).toHaveURL('/about');
    });
  }
});

test('presses on the booking panel before its code loads count in order', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/trek-booking-/);
  await page.goto('/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  const travelers = panel.getByLabel('Travelers', { exact: true });
  await hydrate(page);
  for (let presses = 0; presses < 2; presses += 1) await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(travelers).toHaveValue('1');
  arrive();
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(travelers).toHaveValue('3');
});

test('a number typed into the booking panel before its code loads survives', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/trek-booking-/);
  await page.goto('/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  const travelers = panel.getByLabel('Travelers', { exact: true });
  await hydrate(page);
  await travelers.fill('4');
  arrive();
  await expect(panel).toContainText('$1,490 × 4');
  await expect(travelers).toHaveValue('4');
});

test('K24: a number of travelers in the digits of another script counts', async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  const travelers = panel.getByLabel('Travelers', { exact: true });
  await hydrate(page);
  // Before its code, the browser alone decides what a number is.
  await expect(panel).not.toHaveAttribute('data-late');
  for (const [typed, count] of [
    ['३', '3'],
    ['٤', '4'],
    ['５', '5'],
  ] as const) {
    await travelers.press('ControlOrMeta+a');
    await page.keyboard.insertText(typed);
    await expect(travelers).toHaveValue(count);
    await expect(panel).toContainText(`$1,490 × ${count}`);
  }
});

test('a tab pressed while the code below the first screen loads opens afterwards', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/below-the-fold-/);
  await page.goto('/');
  const tab = page.getByRole('tab', { name: 'Bhutan' });
  await tab.click();
  await tab.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  arrive();
  await expect(page.getByRole('tab', { name: 'Tibet' })).toHaveAttribute('aria-selected', 'true');
});

test('filters selected and sent while their code loads apply afterwards', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/listing-late/);
  await page.goto('/treks');
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Country').selectOption('bhutan');
  await filters.getByRole('button', { name: 'Search Treks' }).click();
  await expect(page).toHaveURL('/treks');
  arrive();
  await expect(page).toHaveURL(/country=bhutan/);
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
});

test('a search filled in before its code loads is sent afterwards', async ({ page }) => {
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

test('a press on the search before its code loads counts once', { tag: '@phone' }, async ({ page }) => {
  const arrive = await holdBack(page, /hero-search/);
  await page.goto('/');
  // Twice, as an impatient visitor does: it counts once.
  await page.getByRole('button', { name: 'Advanced Search' }).dblclick();
  await expect(page.getByLabel('Duration')).toBeHidden();
  arrive();
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await expect(page.getByRole('button', { name: 'Find Your Adventure' })).toBeVisible();
});

test('‘Book Now’ stays where it is when a phone jumps to it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const panel = page.locator('[data-scope="booking-panel"][data-part="root"]');
  await panel.getByRole('button', { name: 'Book Now' }).first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-late]', { has: panel })).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});
