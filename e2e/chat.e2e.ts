import { expect, test } from './support/test.ts';

test('the chat leaves the way to book free, and names two people on WhatsApp', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/treks/langtang-valley-trek');
  const button = page.getByRole('button', { name: 'Chat with us' });
  const chat = await button.boundingBox();
  const bar = await page.locator('[data-scope="booking-panel"][data-part="bar"]').boundingBox();
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await button.tap();
  const links = page.getByRole('region', { name: 'Chat with us' }).getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
});
