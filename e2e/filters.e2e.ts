import { expect, test } from './support/test.ts';

test('Back closes the filters of a phone before it leaves the list', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'elsewhere the filters stand beside the list');
  await page.goto('/about');
  await page.goto('/treks');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const trigger = page.getByRole('button', { name: 'Filters', exact: true });
  await trigger.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/treks');

  await trigger.click();
  await drawer.getByLabel('Country').selectOption('Bhutan');
  await drawer.getByRole('button', { name: 'Search Treks' }).click();
  await expect(page).toHaveURL('/treks?country=bhutan');
  await page.goBack();
  await expect(page).toHaveURL('/treks');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('another page of the list begins at its heading', async ({ page }) => {
  await page.goto('/treks');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/treks?page=2');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
