import type { Page } from '@playwright/test';
import { STORED_DATA } from '../sites/api/src/core/retention.ts';
import { accountMenu, register, signIn } from './support/account.ts';
import { sidewaysScroll } from './support/layout.ts';
import { expect, hydrate, noisyTest, test } from './support/test.ts';

/** The names in storage that the privacy page does not list. */
async function unlisted(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const listed = STORED_DATA.flatMap(({ name }) => name?.split(', ') ?? []);
  const isListed = (key: string) =>
    listed.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
  return stored.filter((key) => !isListed(key));
}

const heart = (title: string) => ({ name: `Save ${title}` });

test('saved treks are stored on the device, move to the account and appear on its other devices', {
  tag: '@translated',
}, async ({ page, browser }) => {
  await page.goto('/treks?keyword=base+camp');
  await hydrate(page);
  await page.locator('main article').getByRole('button', heart('Everest Base Camp Trek')).click();
  await page.getByRole('button', { name: 'Saved treks' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('link', { name: 'Everest Base Camp Trek', exact: true })).toBeVisible();
  await expect(page.getByText('These treks are saved on this device only.')).toBeVisible();
  await page.locator('main').getByRole('button', { name: 'Compare Everest Base Camp Trek' }).click();
  expect(await unlisted(page)).toEqual([]);

  const email = await register(page, 'Maya Gurung');
  await page.getByRole('link', { name: 'Sign in to keep them in your account' }).click();
  await signIn(page, email);
  await expect(accountMenu(page, 'Maya')).toBeVisible();
  await page.goto('/user-profile');
  await page.getByRole('tab', { name: 'Saved Treks' }).click();
  await expect(page.getByRole('link', { name: 'Everest Base Camp Trek', exact: true })).toBeVisible();
  await expect(page.getByText('These treks are saved on this device only.')).toBeHidden();
  const mails = page.getByRole('checkbox', { name: 'Email me about new departures: Everest Base Camp Trek' });
  await Promise.all([page.waitForResponse('**/api/saved-treks'), mails.check()]);
  await expect(page.getByText('We’ll email you when Everest Base Camp Trek gets new departures')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await signIn(other, email);
  await expect(accountMenu(other, 'Maya')).toBeVisible();
  await other.goto('/saved');
  const saved = other.getByRole('button', heart('Everest Base Camp Trek'));
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('checkbox', { name: /^Email me about new departures/ })).toBeChecked();
  await Promise.all([other.waitForResponse('**/api/saved-treks'), saved.click()]);
  await other.context().close();

  await page.reload();
  await page.getByRole('tab', { name: 'Saved Treks' }).click();
  await expect(page.getByText('No saved treks yet')).toBeVisible();
});

noisyTest('a link that stops the mails says what is wrong, and can be pressed again', async ({ page }) => {
  await page.goto('/stop-mails?token=cut-off');
  await hydrate(page);
  await page.route('**/api/saved-treks/stop-mails*', (route) => route.abort(), { times: 1 });
  const stop = page.getByRole('button', { name: 'Stop the emails' });
  await stop.click();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t stop the emails just now. Please try again.');
  await stop.click();
  await expect(page.getByRole('alert')).toContainText('This link is not complete, or too old.');
  expect(await sidewaysScroll(page)).toBe(0);
});
