import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './support/test.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Popular treks in Nepal, row 1', exact: true });

/** Titles of the cards that stand in the row's view. */
const inView = (page: Page) =>
  row(page)
    .locator('[data-part="slide"]:not([inert]) h3')
    .evaluateAll((titles) =>
      titles
        .map((title) => [title.getBoundingClientRect().left, title.textContent ?? ''] as const)
        .sort(([one], [other]) => one - other)
        .map(([, text]) => text),
    );

async function bringUp(page: Page) {
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveAttribute('data-phase', 'turning');
}

test('the hero’s sky scrolls with parallax unless reduced motion is set', async ({ page }) => {
  const sky = page.locator('[data-layer="sky"]');
  const lag = () =>
    sky.evaluate(async (layer) => {
      // A scroll takes effect with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return layer.getBoundingClientRect().top - (layer.closest('section')?.getBoundingClientRect().top ?? 0);
    });
  await page.goto('/');
  expect(await lag()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, innerHeight / 2));
  expect(await lag()).toBeGreaterThan(50);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lag()).toBe(0);
});

test('a carousel shows as many cards as fit, adapts to resizing and causes no layout shift', async ({ page }) => {
  await page.goto('/');
  const height = () => row(page).evaluate((element) => element.getBoundingClientRect().height);
  const place = await height();
  await bringUp(page);
  expect(await height()).toBe(place);
  for (const [width, shown] of [
    [1440, 3],
    [1200, 3],
    [1199, 2],
    [992, 2],
    [991, 1],
    [390, 1],
    [1300, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await inView(page)).size, `at ${width} px`).toBe(shown);
    await expect.poll(async () => (await inView(page)).length).toBe(shown);
  }
  const first = await inView(page);
  // Nepal's first row has five treks.
  for (let turns = 0; turns < 5; turns += 1) {
    const before = await inView(page);
    await row(page).getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => inView(page)).not.toEqual(before);
  }
  await expect.poll(() => inView(page)).toEqual(first);
});

test('a reload and Back restore the scroll position, and a new page opens at its top', async ({ page }) => {
  await page.goto('/');
  // A link that is pressed before the code of the page's lower part is loaded reloads its page.
  await bringUp(page);
  const season = page.getByRole('region', { name: 'Where to trek now' });
  const top = () => season.evaluate((part) => part.getBoundingClientRect().top);
  await season.getByRole('link').first().hover();
  const before = await top();
  // Browsers round to whole pixels.
  const expectSamePlace = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await page.reload();
  await expectSamePlace();
  await page.goto('/faq');
  await page.goBack();
  await expectSamePlace();
  await bringUp(page);
  await season.getByRole('link').first().click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unforgettable/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('Back and a reload restore the search, and a new visit starts empty', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Country', { exact: true }).selectOption('Bhutan');
  await page.getByLabel('Duration', { exact: true }).selectOption('Up to 15 days');
  await page.getByRole('button', { name: 'Find Your Adventure' }).click();
  await expect(page).toHaveURL('/treks?country=Bhutan&duration=1-15');
  await page.goBack();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Bhutan');
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('1-15');
  await page.reload();
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('1-15');
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Bhutan');
  await page.getByRole('link', { name: 'About Us' }).last().click();
  await expect(page).toHaveURL(/about/);
  await page.getByRole('banner').getByRole('link', { name: 'Trek Himalaya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unforgettable/);
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('');
});

test('the mountains are visible between headline and search, and the search is one row on desktop', async ({
  page,
}) => {
  for (const [width, height, isOneRow] of [
    [1440, 900, true],
    [1366, 768, true],
    [820, 1180, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = async (name: string, part = page.locator(name)) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      return { top: Math.round(y), bottom: Math.round(y + height) };
    };
    const form = await box('main form');
    expect(form.top - (await box('main h1 + p')).bottom, `at ${width}`).toBeGreaterThan(100);
    expect(form.bottom, `at ${width}`).toBeLessThan(height);
    const button = await box('', page.getByRole('button', { name: 'Find Your Adventure' }));
    const field = await box('', page.getByRole('combobox', { name: 'Budget' }));
    expect(button.top < field.bottom, `at ${width}`).toBe(isOneRow);
  }
});

test('the carousel arrows are beside the heading, before the cards', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrate(page);
    const row = page.getByRole('region', { name: 'All our treks' }).getByRole('region');
    await row.scrollIntoViewIfNeeded();
    const parts = await Promise.all(
      [
        row.getByRole('button', { name: 'Next slide' }),
        page.getByRole('heading', { level: 2, name: 'All our treks' }),
        row.getByRole('group').first(),
      ].map((part) => part.elementHandle()),
    );
    // In one frame: what is far is laid out as it comes near, and moves all of them.
    const [arrow, heading, card] = await page.evaluate(
      (elements) => elements.map((element) => element?.getBoundingClientRect().toJSON() as DOMRect | undefined),
      parts,
    );
    if (!arrow || !heading || !card) throw new Error('not laid out');
    const middle = arrow.y + arrow.height / 2;
    expect(middle, `at ${width}`).toBeGreaterThan(heading.y);
    expect(middle, `at ${width}`).toBeLessThan(heading.y + heading.height);
    expect(arrow.y + arrow.height, `at ${width}`).toBeLessThanOrEqual(card.y);
    expect(heading.x + heading.width, `at ${width}`).toBeLessThan(arrow.x);
    await row.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('group').locator(':focus')).toHaveCount(1);
  }
});
