import { expect, test } from './support/test.ts';

/** CSS pixels across a sheet of A4, which is narrower than a desktop's screen. */
const A4 = { width: 794, height: 1123 };

test('on paper a trek has all its parts, its price and its group, and nothing to press', async ({ page }) => {
  await page.setViewportSize(A4);
  await page.goto('/treks/langtang-valley-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('spinbutton', { name: 'Travelers' })).toHaveValue('2');
  await expect(panel.getByText('per person').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trek Himalaya' })).toHaveCount(0);
  for (const part of ['Overview', 'Itinerary', 'Included', 'Gallery', 'Highlights']) {
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  }
});
