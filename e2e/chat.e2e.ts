import { expect, test } from './support/test.ts';

const HINT = 'Need Help? Chat with us';

test('the chat button comes 1.8 s after the page, its hint 1.2 s later and for 2.5 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Chat with us' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // However long the page took, all of it has now been: a page that is loaded anew begins again.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1700);
  await expect(button).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(button).toBeVisible();
  await expect(page.getByText(HINT)).toHaveCount(0);
  await page.clock.runFor(1200);
  await expect(page.getByText(HINT)).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page.getByText(HINT)).toHaveCount(0);
  await expect(button).toBeVisible();
});

test('its panel names two people on WhatsApp, stays from page to page, and closes by Escape', async ({ page }) => {
  await page.goto('/treks');
  const button = page.getByRole('button', { name: 'Chat with us' });
  await button.click();
  const panel = page.getByRole('region', { name: 'Chat with us' });
  await expect(panel.getByRole('link')).toHaveCount(2);
  for (const link of await panel.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('on a phone it leaves the way to book free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/treks/langtang-valley-trek');
  const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const bar = await page.locator('[data-scope="booking-panel"][data-part="bar"]').boundingBox();
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
