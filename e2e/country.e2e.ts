import { layoutShift } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const PATH = '/country/nepal';
const CARDS = '[data-scope="place-page"][data-part="cards"] > article';

test('a country page shows twelve treks, then all, and focuses the first new one', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(PATH);
  const cards = page.locator(CARDS);
  const count = await cards.count();
  expect(count).toBeGreaterThan(12);
  await expect(cards.filter({ visible: true })).toHaveCount(12);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  // The press comes before the page is hydrated.
  await page.getByRole('button', { name: `Show all ${count} treks` }).click();
  await expect(cards.filter({ visible: true })).toHaveCount(count);
  await expect(cards.nth(12).getByRole('link')).toBeFocused();
  await expect(cards.nth(12)).toBeInViewport();
});

test('a country page that showed all treks shows them all on return', { tag: '@phone' }, async ({ page }) => {
  await page.goto(PATH);
  const cards = page.locator(CARDS);
  const count = await cards.count();
  await page.getByRole('button', { name: `Show all ${count} treks` }).click();
  const late = cards.nth(20);
  await late.getByRole('link').click();
  await expect(page).toHaveURL(/\/treks\//);
  await page.goBack();
  await expect(cards.filter({ visible: true })).toHaveCount(count);
  await expect(late).toBeInViewport();
  await page.reload();
  await expect(cards.filter({ visible: true })).toHaveCount(count);
  // A visit to the address that is shown would be a reload.
  await page.goto('/about');
  await page.goto(PATH);
  await expect(cards.filter({ visible: true })).toHaveCount(12);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a country page shows all treks', async ({ page }) => {
    await page.goto(PATH);
    const count = await page.locator(CARDS).count();
    expect(count).toBeGreaterThan(12);
    await expect(page.locator(CARDS).filter({ visible: true })).toHaveCount(count);
    await expect(page.getByRole('button', { name: /^Show all/ })).toBeHidden();
  });
});
