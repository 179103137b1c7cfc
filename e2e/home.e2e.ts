import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { expect, test } from './support/test.ts';

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Titles of the cards that stand in a row's view. */
const inView = (page: Page, name: string) =>
  row(page, name)
    .locator('[data-part="slide"]:not([inert]) h3')
    .evaluateAll((titles) =>
      titles
        .map((title) => [title.getBoundingClientRect().left, title.textContent ?? ''] as const)
        .sort(([one], [other]) => one - other)
        .map(([, text]) => text),
    );
const FIRST_ROW = 'Popular treks in Nepal, row 1';

async function bringUp(page: Page, name: string) {
  await row(page, name).scrollIntoViewIfNeeded();
  await expect(row(page, name)).toHaveAttribute('data-phase', 'turning');
}

test('the blocks stand in their order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    'Popular Treks',
    'Why Choose Us',
    'Good to walk now, and soon',
    'Message from our chief executive',
    'Beyond the Himalayas',
    'The people you will meet',
    'From our blog',
    'All our treks',
    'Tell us when you can come',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unforgettable Adventures with/);
});

for (const [motion, moves] of [
  ['no-preference', 'lags behind'],
  ['reduce', 'stays with'],
] as const) {
  test(`the hero’s sky ${moves} the page that is scrolled, where motion is ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    const sky = page.locator('[data-layer="sky"]');
    const lag = () =>
      sky.evaluate(async (layer) => {
        // What a scroll moves is moved with the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return layer.getBoundingClientRect().top - (layer.parentElement?.getBoundingClientRect().top ?? 0);
      });
    expect(await lag()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, innerHeight / 2));
    if (motion === 'reduce') expect(await lag()).toBe(0);
    else expect(await lag()).toBeGreaterThan(50);
  });
}

for (const [width, shown] of [
  [1440, 3],
  [1200, 3],
  [1199, 2],
  [992, 2],
  [991, 1],
  [390, 1],
] as const) {
  test(`a row shows ${shown} side by side at ${width} px, turns without end, and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const place = await row(page, FIRST_ROW).evaluate((element) => element.getBoundingClientRect().height);
    await bringUp(page, FIRST_ROW);
    expect(await row(page, FIRST_ROW).evaluate((element) => element.getBoundingClientRect().height)).toBe(place);
    const first = await inView(page, FIRST_ROW);
    expect(new Set(first).size).toBe(shown);
    for (let turns = 0; turns < 5; turns += 1) {
      const before = await inView(page, FIRST_ROW);
      await row(page, FIRST_ROW).getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => inView(page, FIRST_ROW)).not.toEqual(before);
    }
    // Nepal's first row has five treks.
    await expect.poll(() => inView(page, FIRST_ROW)).toEqual(first);
  });
}

test('a tab shows another country, and its button leads to all of that country', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Nepal' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Bhutan' }).click();
  await bringUp(page, 'Popular treks in Bhutan, row 1');
  await page.getByRole('link', { name: 'View All Bhutan Treks' }).click();
  await expect(page).toHaveURL('/treks?country=Bhutan');
  await expect(page.getByRole('heading', { level: 1, name: 'All Treks & Tours' })).toBeVisible();
});

test('a turn of the screen gives the row its new width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await bringUp(page, FIRST_ROW);
  for (const [width, shown] of [
    [1000, 2],
    [800, 1],
    [1300, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await inView(page, FIRST_ROW)).size).toBe(shown);
    await expect.poll(async () => (await inView(page, FIRST_ROW)).length).toBe(shown);
  }
});

test('three posts, three people and the ways on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'From our blog' }).getByRole('heading', { level: 3 })).toHaveText([
    'Where the hundred dollars go: Bhutan’s daily fee',
    'Everest or Annapurna? A guide’s comparison',
    'Read the small print once: insurance for trekkers',
  ]);
  const people = page.getByRole('region', { name: 'The people you will meet' });
  await expect(people.getByRole('listitem')).toHaveCount(3);
  await expect(people.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/about#team');
  await expect(page.getByRole('link', { name: 'Read the full message' })).toHaveAttribute('href', '/about/#ceo');
  await expect(page.getByRole('link', { name: 'Send Inquiry' })).toHaveAttribute('href', '/contact');
});

test('Back returns to where the visitor was on the page', async ({ page }) => {
  await page.goto('/');
  // A link that is pressed before the code of the page's lower part is there loads its page anew.
  await bringUp(page, FIRST_ROW);
  await page.getByRole('heading', { name: 'Good to walk now, and soon' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('region', { name: 'Good to walk now, and soon' }).getByRole('link').first().click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unforgettable/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('loading the page again keeps the visitor’s place, and so does Back from a page loaded anew', async ({ page }) => {
  await page.goto('/');
  const posts = page.getByRole('heading', { name: 'From our blog' });
  const top = () => posts.evaluate((heading) => heading.getBoundingClientRect().top);
  await posts.scrollIntoViewIfNeeded();
  const before = await top();
  // Browsers round to whole pixels.
  const moved = async () => Math.abs((await top()) - before);
  await page.reload();
  await expect.poll(moved).toBeLessThanOrEqual(1);
  await page.goto('/faq');
  await page.goBack();
  await expect.poll(moved).toBeLessThanOrEqual(1);
});

test('Back returns to what was chosen in the search, and a new visit begins empty', async ({ page }) => {
  await page.goto('/');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole('button', { name: 'Advanced Search' }).click();
  await page.getByLabel('Country', { exact: true }).selectOption('Bhutan');
  await page.getByLabel('Duration', { exact: true }).selectOption('Up to 15 days');
  await page.getByRole('button', { name: 'Find Your Adventure' }).click();
  await expect(page).toHaveURL('/treks?country=Bhutan&duration=1-15');
  await page.goBack();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Bhutan');
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('1-15');
  await page.reload();
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('1-15');
  await expect(page.getByLabel('Duration', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Bhutan');
  await page.getByRole('link', { name: 'About Us' }).last().click();
  await expect(page).toHaveURL(/about/);
  await page.getByRole('banner').getByRole('link', { name: 'Trek Himalaya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unforgettable/);
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('');
});

test('without scripts the page reads from top to bottom, and a row scrolls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Everest Base Camp Trek' }).first()).toBeVisible();
  await expect(page.getByText('15,000+')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
  await page.getByLabel('Country', { exact: true }).selectOption('Bhutan');
  await page.getByLabel('Duration', { exact: true }).selectOption('Up to 15 days');
  await page.getByRole('button', { name: /Search|Find Your Adventure/ }).click();
  await expect(page).toHaveURL(/\/treks\?country=Bhutan&duration=1-15/);
  await context.close();
});

test('a press on the search before its code comes counts once it is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdBack(page, /hero-search/);
  await page.goto('/');
  // Twice, as who waits presses again: it is meant once.
  await page.getByRole('button', { name: 'Advanced Search' }).dblclick();
  await expect(page.getByLabel('Duration')).toBeHidden();
  arrive();
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await expect(page.getByRole('button', { name: 'Find Your Adventure' })).toBeVisible();
});

test('what is chosen in the search before its code comes is looked for', async ({ page }) => {
  const arrive = await holdBack(page, /hero-search/);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Nepal');
  const arrived = page.waitForResponse(/hero-search/);
  arrive();
  await arrived;
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /Find|Search/ })
    .first()
    .click();
  await expect(page).toHaveURL('/treks?country=Nepal');
});
