import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';

test('Back closes the filter drawer of a phone before it leaves the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.goto('/treks');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const trigger = page.getByRole('button', { name: 'Filters', exact: true });
  await trigger.tap();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/treks');

  await trigger.tap();
  await drawer.getByLabel('Country').selectOption('bhutan');
  await drawer.getByRole('button', { name: 'Search Treks' }).tap();
  await expect(page).toHaveURL('/treks?country=bhutan');
  await page.goBack();
  await expect(page).toHaveURL('/treks');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Reset Filters keeps the filter drawer of a phone open, and Back closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/treks?country=bhutan');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await drawer.getByRole('button', { name: 'Reset Filters' }).tap();
  await expect(page).toHaveURL('/treks');
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/treks');
  await page.goBack();
  await expect(page).toHaveURL('/treks?country=bhutan');
});

test('a reload and Back restore the list and the scroll position', {
  tag: '@translated',
}, async ({ page }) => {
  await page.goto('/treks?country=nepal');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await page.getByRole('button', { name: 'List view' }).click();
  const last = page.getByRole('article').last();
  await expect(last).toHaveAttribute('data-layout', 'list');
  await page.getByRole('link', { name: 'Page 2' }).click();
  const titles = page.getByRole('article').getByRole('heading');
  const top = () => last.evaluate((card) => card.getBoundingClientRect().top);
  await last.scrollIntoViewIfNeeded();
  const left = { titles: await titles.allTextContents(), top: await top() };
  const expectAsLeft = async () => {
    await expect(page).toHaveURL('/treks?country=nepal&sort=price-low&view=list&page=2');
    await expect(last).toHaveAttribute('data-layout', 'list');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(titles).toHaveText(left.titles);
    // Browsers round to whole pixels.
    await expect.poll(async () => Math.abs((await top()) - left.top)).toBeLessThanOrEqual(1);
  };
  await page.reload();
  await expectAsLeft();
  // A covered link is scrolled into view before the press: the visitor leaves from that position.
  const link = last.getByRole('heading').getByRole('link');
  await link.hover();
  left.top = await top();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(left.titles.at(-1) ?? '');
  await page.goBack();
  await expectAsLeft();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
});

test('Back restores the scroll position that a reload restored, on a page that an extension changed', async ({
  page,
}) => {
  // A page whose markup was changed is not hydrated, but rendered again.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => document.getElementById('root')?.append(new Comment())),
    ),
  );
  await page.goto('/treks?country=nepal&view=list');
  await hydrate(page);
  const card = page.getByRole('article').nth(3);
  const link = card.getByRole('heading').getByRole('link');
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await card.evaluate(async (element) => {
    const scrolled = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
    element.scrollIntoView({ block: 'center' });
    await scrolled;
  });
  const left = await top();
  const expectAsLeft = () => expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(1);
  await page.reload();
  await expectAsLeft();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(link).toBeVisible();
  await expectAsLeft();
});

test('pending filters survive an address update by the list', async ({ page }) => {
  await page.goto('/treks');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Keyword').fill('shepherd’s café %41');
  await filters.getByRole('button', { name: 'Search Treks' }).click();
  await filters.getByLabel('Country').selectOption('bhutan');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(filters.getByLabel('Keyword')).toHaveValue('shepherd’s café %41');
  await expect(filters.getByLabel('Country')).toHaveValue('bhutan');
});

test('filters entered before the list’s code loads apply afterwards', async ({ page }) => {
  const arrive = await holdBack(page, /treks-page.*\.js/);
  await page.goto('/treks?country=nepal', { waitUntil: 'commit' });
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Keyword').pressSequentially('camp');
  await filters.getByLabel('Difficulty').selectOption('moderate');
  await filters.getByLabel('Popular treks only').check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  arrive();
  await expect(page).toHaveURL(/country=nepal.*sort=price-low/);
  await filters.getByRole('button', { name: 'Search Treks' }).click();
  await expect(page).toHaveURL('/treks?country=nepal&difficulty=moderate&keyword=camp&popular=true&sort=price-low');
});
