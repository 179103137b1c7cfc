import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The element has the focus, and stands below the header, not behind it. */
async function expectEntered(page: Page, id: string) {
  const place = page.locator(`#${id}`);
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  const foot = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(foot);
}

test('a link to the team leads to the team, and the focus with it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All of our team' }).click();
  await expect(page).toHaveURL('/about#team');
  await expectEntered(page, 'team');
});

test('an address that names a place opens there, with the focus', async ({ page }) => {
  await page.goto('/about/#ceo');
  await expectEntered(page, 'ceo');
});

test('a link to another place of the page that is open leads there, and Back to the one before', async ({ page }) => {
  await page.goto('/about/#ceo');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Our values' }).click();
  await expect(page).toHaveURL('/about/#values');
  await expectEntered(page, 'values');
  await page.goBack();
  await expect(page).toHaveURL('/about/#ceo');
  await expect(page.locator('#ceo')).toBeInViewport();
});

test('an address names a day of a trek, which is opened', async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek#day-5');
  const day = page.locator('#day-5');
  await expect(day.locator('summary')).toBeFocused();
  await expect(day).toHaveAttribute('open');
  await expect(page.getByRole('tab', { name: 'Itinerary' })).toHaveAttribute('aria-selected', 'true');
});

test('an address names a tab of a trek', async ({ page }) => {
  await page.goto('/treks/everest-base-camp-trek#gallery');
  await expect(page.getByRole('tab', { name: 'Gallery' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Gallery' })).toBeFocused();
});

test('the menu leads to a place of the page that is open', async ({ page }, { project }) => {
  await page.goto('/about');
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('About Us', { exact: true }).click();
    await menu.getByRole('link', { name: 'Team', exact: true }).click();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'About Us', exact: true }).click();
    await menu.getByRole('link', { name: 'Team', exact: true }).click();
  }
  await expect(page).toHaveURL('/about#team');
  await expectEntered(page, 'team');
});
