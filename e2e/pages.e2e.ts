import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Good enough for the form; only the server knows that nobody signed it. */
const RESET_TOKEN = ['{"alg":"none"}', '{"userId":"1"}', 'unsigned']
  .map((part) => btoa(part))
  .join('.')
  .replaceAll('=', '');

const PAGES = [
  '/',
  '/treks',
  '/treks/everest-base-camp-trek',
  '/country/bhutan',
  '/region/tibet',
  '/blog',
  '/blog/how-to-acclimatise-on-a-himalayan-trek',
  '/about',
  '/nepal-visa',
  '/equipment-checklist',
  '/travel-insurance',
  '/bank-details',
  '/legal-documents',
  '/faq',
  '/reviews',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/signup',
  '/forgot-password',
  `/reset-password?token=${RESET_TOKEN}&email=maya@example.com`,
  '/contact',
];
const WIDTHS = [360, 390, 820, 1440];
const THEMES = ['light', 'dark'] as const;

/** What a server may send on a new connection before it must wait for an answer: ten packets. Source: RFC 6928. */
const FIRST_FLIGHT_BYTES = 14_600;

/** What a tester for accessibility finds on the page as it stands. */
async function violations(page: Page) {
  // Elements that are fading in have another contrast for a moment.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far the content moved by itself since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test.describe('every page', () => {
  for (const theme of THEMES) {
    for (const path of PAGES) {
      test(`${path} is accessible, keeps still and fits every width, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await sidewaysScroll(page), `sideways scroll at ${width}`).toBe(0);
          expect(await layoutShift(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.01);
          if (width !== 360) expect(await violations(page), `at ${width}`).toEqual([]);
        }
      });
    }
  }

  test('the theme that was chosen stays, and is there before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/treks');
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the listing keeps filters, sort and page in its address, and Back restores them', async ({ page }) => {
  await page.goto('/treks?country=nepal');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=price-low/);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/treks\/[a-z]/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
});

test('a trek by its id, and by an odd spelling, moves to its one true address', async ({ page }) => {
  await page.goto('/treks/101');
  await expect(page).toHaveURL('/treks/everest-base-camp-trek');
  await page.goto('/treks/Everest-Base-Camp-Trek');
  await expect(page).toHaveURL('/treks/everest-base-camp-trek');
});

test('a visitor without an account is sent from the profile to sign in, and told why', async ({ page }) => {
  await page.goto('/user-profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please login to access your profile')).toBeVisible();
});

test('the document of every page comes whole with the first packets of a connection', async ({ page }) => {
  for (const path of PAGES) {
    const answer = await page.goto(path);
    const { responseHeadersSize, responseBodySize } = (await answer?.request().sizes()) ?? {};
    expect((responseHeadersSize ?? Number.NaN) + (responseBodySize ?? Number.NaN), path).toBeLessThan(
      FIRST_FLIGHT_BYTES,
    );
  }
});
