import { expect, test } from './support/test.ts';

test('reviews come from elsewhere, so they come when they are asked for, and take the focus', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.tripadvisor.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Reviews</title><p>Five days</p>' });
  });
  await page.goto('/reviews');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Load the reviews from Tripadvisor' }).press('Enter');
  const reviews = page.locator('iframe[title="Reviews on Tripadvisor"]');
  await expect(reviews.contentFrame().getByText('Five days')).toBeVisible();
  await expect(reviews).toBeFocused();
  expect(asked).toHaveLength(1);
});
