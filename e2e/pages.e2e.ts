import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import { withoutRing } from './support/focus-ring.ts';
import { layoutShift, painted, sidewaysScroll } from './support/layout.ts';
import { ONE_OF_EACH_KIND, OTHER_PAGES } from './support/pages.ts';
import { payableDay } from './support/payable-day.ts';
import { signInAs } from './support/signed-in.ts';
import { slowLine } from './support/slow-line.ts';
import { untilStill } from './support/still.ts';
import { expect, hydrate, test } from './support/test.ts';

/** Pages that are different on a phone. */
const ON_A_PHONE = [
  '/',
  '/treks',
  '/treks/langtang-valley-trek',
  '/country/bhutan',
  '/nepal-visa',
  '/signup',
  '/contact',
];

/** Accessibility faults on the current page. */
async function violations(page: Page) {
  await untilStill(page);
  return axeFaults(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
}

/** The open page is accessible on a desktop, and fits every width. */
async function inspect(page: Page): Promise<void> {
  expect(await sidewaysScroll(page), `sideways scroll of ${page.url()}`).toBe(0);
  expect(await violations(page), page.url()).toEqual([]);
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `sideways scroll of ${page.url()} at ${width} px`).toBe(0);
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of ONE_OF_EACH_KIND) {
  test(`${path} streams without layout shift, is accessible and fits every width`, async ({ page, baseURL }) => {
    const line = await slowLine(baseURL as string);
    // Idle requests of the page come by the line as well.
    page.once('close', () => line.close());
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await painted(page);
    line.goOn();
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await inspect(page);
  });
}

for (const [group, paths] of Object.entries(OTHER_PAGES)) {
  test(`other pages (${group}) do not shift, are accessible and fit every width`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
      await inspect(page);
    }
  });
}

for (const path of ON_A_PHONE) {
  test(`on a phone ${path} has no layout shift, is accessible in the dark theme and shows a focus ring`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(await violations(page)).toEqual([]);
    expect(await withoutRing(page), 'without a ring').toEqual([]);
  });
}

test('the profile is accessible, has no layout shift and fits every width', async ({ page }) => {
  await signInAs(page, 'Pema Choden');
  await page.goto('/user-profile');
  await expect(page.getByText('You have no upcoming treks.')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  await inspect(page);
});

test.describe('the page not found', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('it is accessible, has no layout shift and fits every width', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await inspect(page);
  });
});

test('both steps of the booking dialog show a focus ring', async ({ page }) => {
  await signInAs(page, 'Dawa Lama');
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption('Nepal');
  await dialog.getByLabel('Start date').fill(await payableDay(page.request, 'Langtang Valley Trek'));
  expect(await withoutRing(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByLabel('Custom amount').first().check();
  expect(await withoutRing(page)).toEqual([]);
});

test('control: the check notices an element without a focus ring', async ({ page }) => {
  await page.goto('/contact');
  await page
    .getByRole('button', { name: 'Send message' })
    .evaluate((button) => button.style.setProperty('outline', 'none', 'important'));
  expect(await withoutRing(page)).toEqual(['button “Send message”']);
});

test('a trek under its id or an odd spelling redirects to its canonical address', async ({ page }) => {
  await page.goto('/treks/101');
  await expect(page).toHaveURL('/treks/everest-base-camp-trek');
  await page.goto('/treks/Everest-Base-Camp-Trek');
  await expect(page).toHaveURL('/treks/everest-base-camp-trek');
});

test.describe('a trek missing from the list', () => {
  // The server knows the trek by its id alone, and says so of the address that is loaded again.
  test.use({ expectedNoise: /status of 404/ });

  test('it redirects to the slug of its title and survives a reload', async ({ page }) => {
    await page.route('**/trek/id/999', (route) => route.fulfill({ json: { id: 999, title: 'Secret Valley Trek' } }));
    await page.goto('/treks');
    await page.evaluate(() => window.history.pushState(null, '', '/treks/999'));
    await expect(page).toHaveURL('/treks/secret-valley-trek');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secret Valley Trek');
  });
});
