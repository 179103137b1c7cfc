import { expect, hydrate, test } from './support/test.ts';

test('a visitor chooses a language once, and stays in it', async ({ page }) => {
  await page.goto('/treks?keyword=langtang');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/treks\?keyword=langtang&lang=de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await hydrate(page);
  await page.getByRole('link', { name: 'Langtang Valley Trek' }).first().click();
  await expect(page).toHaveURL(/\/treks\/langtang-valley-trek\?lang=de$/);
  await expect(page.getByRole('button', { name: 'Jetzt buchen' }).first()).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /langtang-valley-trek/);
  await page.goBack();
  await expect(page).toHaveURL(/\/treks\?keyword=langtang&lang=de$/);
  await expect(page.getByRole('heading', { level: 1, name: /Trekkingtouren/ })).toBeVisible();

  await test.step('an address without a language opens in the chosen one', async () => {
    await page.goto('/contact#form');
    await expect(page).toHaveURL(/\/contact\?lang=de#form$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });

  await test.step('an address with a language that the site does not have, too', async () => {
    await page.goto('/contact?lang=xx');
    await expect(page).toHaveURL(/\/contact\?lang=de$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });

  await test.step('English is a choice, too', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await hydrate(page);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('a language chosen in another tab is that of the next page', async ({ page, context }) => {
  await page.goto('/treks?keyword=langtang');
  await hydrate(page);
  const other = await context.newPage();
  await other.goto('/?lang=fr');
  await page.getByRole('link', { name: 'Langtang Valley Trek' }).first().click();
  await expect(page).toHaveURL(/\/treks\/langtang-valley-trek\?lang=fr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a visitor whose browser blocks its storage stays in the language by the links', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/treks?keyword=langtang&lang=es');
  await hydrate(page);
  await page.getByRole('link', { name: 'Langtang Valley Trek' }).first().click();
  await expect(page).toHaveURL(/\/treks\/langtang-valley-trek\?lang=es$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
