import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layoutShift, sidewaysScroll } from './support/layout.ts';
import { PAGES } from './support/pages.ts';
import { signInAs } from './support/signed-in.ts';
import { untilStill } from './support/still.ts';
import { expect, SILENCE, test } from './support/test.ts';

const SMALL_WIDTHS = [320, 390, 820];
const WIDTHS = [...SMALL_WIDTHS, 1440];
const THEMES = ['light', 'dark'] as const;

/** What a tester for accessibility finds on the page as it stands. */
async function violations(page: Page) {
  await untilStill(page);
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** A page as a visitor may find it besides the first sight of it. */
interface Sight {
  name: string;
  path: string;
  /** Makes the visitor who comes. */
  as?: (page: Page) => Promise<void>;
  /** Brings the sight up, at the widths that have it. */
  open?: (page: Page) => Promise<void>;
  widths?: readonly number[];
  /** What the browser notes of it on the console by itself. */
  noise?: RegExp;
}

const SIGHTS: Sight[] = [
  { name: 'the page of an unknown address', path: '/no-such-page', noise: /status of 404/ },
  { name: 'the profile', path: '/user-profile', as: (page) => signInAs(page, 'Pema Choden') },
  { name: 'the list', path: '/treks?view=list' },
  { name: 'a list without a match', path: '/treks?country=tibet&keyword=yeti' },
  {
    name: 'the filters of a small screen',
    path: '/treks?country=bhutan',
    open: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    widths: SMALL_WIDTHS,
  },
  {
    name: 'the menu of a small screen',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Bhutan', { exact: true }).click();
    },
    widths: SMALL_WIDTHS,
  },
];

/** Looks at a page at each width, and at what is opened on it. */
async function inspect(page: Page, { path, open, widths = WIDTHS }: Omit<Sight, 'name'>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.01);
    await open?.(page);
    await page.waitForLoadState('networkidle');
    expect(await sidewaysScroll(page), `sideways scroll at ${width}`).toBe(0);
    if (width !== 320) expect(await violations(page), `at ${width}`).toEqual([]);
  }
}

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' }));

    for (const path of PAGES) {
      test(`${path} is accessible, keeps still and fits every width`, ({ page }) => inspect(page, { path }));
    }

    for (const { name, as, noise = SILENCE, ...sight } of SIGHTS) {
      test.describe(name, () => {
        test.use({ expectedNoise: noise });

        test('is accessible, keeps still and fits every width that it has', async ({ page }) => {
          await as?.(page);
          await inspect(page, sight);
        });
      });
    }
  });
}

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
