import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';
import { translatePage } from './support/translate-page.ts';

// Here the server's markup is changed before the site's code comes. In pages that are translated later, the tests tagged
// `@translated` run.

/** Turns the page into another language, as far as a page knows: its texts are no longer the server's. */
async function translated(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, /entry-client/);
  await page.goto(path);
  await translatePage(page);
  return arrive;
}

test('text and choices on a translated page survive hydration', async ({ page }) => {
  const arrive = await translated(page, '/contact');
  await page.getByLabel('Name').fill('Jürgen Weiß');
  await page.getByLabel('Email').fill('juergen@example.com');
  await page.getByLabel('Message').fill('Ist März zu früh?');
  arrive();
  await hydrate(page);
  await expect(page.getByLabel('Name')).toHaveValue('Jürgen Weiß');
  await expect(page.getByLabel('Email')).toHaveValue('juergen@example.com');
  await expect(page.getByLabel('Message')).toHaveValue('Ist März zu früh?');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.getByLabel('Phone').fill('+49 89 1234567');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('choices on a translated home page are searched for after hydration', async ({ page }) => {
  const arrive = await translated(page, '/');
  await page.getByLabel('Country').selectOption('Bhutan');
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await page.getByRole('button', { name: 'Find Your Adventure' }).click();
  arrive();
  await expect(page).toHaveURL('/treks?country=Bhutan&duration=1-15');
});

test('presses on a translated trek count once each after hydration and open the booking', async ({ page }) => {
  const arrive = await translated(page, '/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  arrive();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login Required');
  await expect(panel.getByLabel('Travelers', { exact: true })).toHaveValue('3');
});

test('presses in a translated section that loads later are answered by its replacement', async ({ page }) => {
  const arrive = await holdBack(page, /assets\/trek-booking/);
  await page.goto('/treks/everest-base-camp-trek');
  await hydrate(page);
  await translatePage(page);
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  arrive();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login Required');
  await expect(panel.getByLabel('Travelers', { exact: true })).toHaveValue('2');
});

test('a press on a translated trek is dropped if the visitor opens another trek meanwhile', async ({ page }) => {
  const arriveBooking = await holdBack(page, /assets\/trek-booking/);
  const arrive = await translated(page, '/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  arrive();
  await hydrate(page);
  await page.locator('main a[href^="/treks/"]').first().click();
  await expect(page).toHaveURL(/\/treks\/(?!everest-base-camp)/);
  arriveBooking();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await expect(panel.getByLabel('Travelers', { exact: true })).toHaveValue('2');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an extension that adds elements to a field breaks nothing', async ({ page }) => {
  const arrive = await holdBack(page, /entry-client/);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('maya@example.com');
  await page.evaluate(() => {
    const icon = document.createElement('div');
    icon.textContent = '🔑';
    document.querySelector('input[type="email"]')?.after(icon);
  });
  arrive();
  await hydrate(page);
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
});

test('control: unchanged markup is hydrated, not rendered again', async ({ page }) => {
  await page.goto('/contact');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByLabel('Name').fill('Maya');
  await hydrate(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});
