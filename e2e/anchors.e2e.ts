import { expect, test } from './support/test.ts';

test('a link to the team leads to the team, and the focus with it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All of our team' }).click();
  await expect(page).toHaveURL('/about#team');
  await expect(page.locator('#team')).toBeFocused();
  await expect(page.locator('#team')).toBeInViewport();
});
