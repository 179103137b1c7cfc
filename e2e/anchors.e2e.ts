import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The element has the focus and is below the header, not behind it. */
async function expectEntered(page: Page, id: string) {
  const place = page.locator(`#${id}`);
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  const foot = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(foot);
}

test('links, addresses and the menu scroll to an anchor and move the focus to it', async ({ page }) => {
  await test.step('a link of another page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View All of our team' }).click();
    await expect(page).toHaveURL('/about#team');
    await expectEntered(page, 'team');
  });
  await test.step('the address', async () => {
    await page.goto('/faq');
    await page.goto('/about/#ceo');
    await expectEntered(page, 'ceo');
  });
  await test.step('a link of the current page, and Back', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Our values' }).click();
    await expect(page).toHaveURL('/about/#values');
    await expectEntered(page, 'values');
    await page.goBack();
    await expect(page).toHaveURL('/about/#ceo');
    await expect(page.locator('#ceo')).toBeInViewport();
  });
  await test.step('the menu on the same page', async () => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'About Us', exact: true }).click();
    await menu.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/about#team');
    await expectEntered(page, 'team');
  });
});

test('an address can open a day or a tab of a trek', async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek#day-5');
  const day = page.locator('#day-5');
  await expect(day.locator('summary')).toBeFocused();
  await expect(day).toHaveAttribute('open');
  await expect(page.getByRole('tab', { name: 'Itinerary' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/treks/langtang-valley-trek#gallery');
  await expect(page.getByRole('tab', { name: 'Gallery' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Gallery' })).toBeFocused();
});

test('the drawer links to an anchor of the current page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('About Us', { exact: true }).click();
  await menu.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL('/about#team');
  await expectEntered(page, 'team');
});
