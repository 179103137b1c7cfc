import { expect, test } from './support/test.ts';

const field = 'Search treks';

test('the search field loads its code on focus and finds a trek by its common name', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isRequested = (part: string) => requests.some((url) => url.includes(part));
  await page.goto('/about');
  // The chat comes last of what comes by itself.
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect([isRequested('header-search-field'), isRequested('/search/index')]).toEqual([false, false]);
  const search = page.getByRole('combobox', { name: field });
  await search.click();
  await expect.poll(() => isRequested('header-search-field')).toBe(true);
  expect(isRequested('/search/index')).toBe(false);
  await search.pressSequentially('kala pathar');
  await expect.poll(() => isRequested('/search/index')).toBe(true);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('Everest');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/treks\/everest-/);
  await expect(list).toBeHidden();
});

test('the search field finds a question of the FAQ and opens its answer', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('combobox', { name: field }).fill('wifi');
  await page.getByRole('option', { name: /What is included in the price/ }).click();
  await expect(page).toHaveURL(/\/faq#included$/);
  await expect(page.getByText('Usually included are permits')).toBeVisible();
});

test('a list without a match hands its keyword to the search field', async ({ page }) => {
  await page.goto('/treks?keyword=easy');
  await page.getByRole('button', { name: 'Search for “easy”' }).click();
  await expect(page.getByRole('combobox', { name: field })).toHaveValue('easy');
  await expect(page.getByRole('option', { name: /Poon Hill/ })).toBeVisible();
});

test('the search field names a trek that is not offered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: field }).fill('k2 base camp');
  await expect(page.getByText('We don’t run K2 base camp. These are nearest.')).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('Everest Base Camp Trek');
});

test('the search field leaves the phone’s bar at its width', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  const search = page.getByRole('combobox', { name: field });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await search.fill('');
    await page.getByRole('heading', { level: 1 }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await search.fill('everest');
    await expect(page.getByRole('listbox')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
