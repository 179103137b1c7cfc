import { expect, test } from './support/test.ts';

const field = 'Search treks';

test.describe('the search field of the header', () => {
  test('finds a trek by what people call it', async ({ page }) => {
    await page.goto('/about');
    const search = page.getByRole('combobox', { name: field });
    await search.click();
    await search.pressSequentially('kala pathar');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option').first()).toContainText('Everest');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/treks\/everest-/);
    await expect(list).toBeHidden();
  });

  test('loads its code when somebody goes to it, and the index with the first letter', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = (part: string) => asked.some((url) => url.includes(part));
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    expect([isAsked('header-search-field'), isAsked('/search/index')]).toEqual([false, false]);
    await page.getByRole('combobox', { name: field }).click();
    await expect.poll(() => isAsked('header-search-field')).toBe(true);
    expect(isAsked('/search/index')).toBe(false);
    await page.keyboard.press('e');
    await expect.poll(() => isAsked('/search/index')).toBe(true);
  });

  test('opens the listing with what was typed', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('combobox', { name: field }).fill('gokyo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/treks?keyword=gokyo');
    await expect(page.getByRole('link', { name: 'Gokyo Lakes Trek' })).toBeVisible();
  });

  for (const width of [320, 360, 390]) {
    test(`leaves the bar its width at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/about');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('combobox', { name: field }).fill('everest');
      await expect(page.getByRole('listbox')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search field sends its words to the listing', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('combobox', { name: field }).fill('gokyo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/treks?keyword=gokyo');
    await expect(page.getByRole('link', { name: 'Gokyo Lakes Trek' })).toBeVisible();
  });
});
