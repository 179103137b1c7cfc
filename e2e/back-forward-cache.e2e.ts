import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, wholeBrowser } from '../tools/system/find-browser.ts';
import { accountMenu } from './support/account.ts';
import { bookedTrek } from './support/booked.ts';
import { ONE_OF_EACH_KIND, OTHER_PAGES } from './support/pages.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, hydrate, test } from './support/test.ts';

const executablePath = wholeBrowser();
test.skip(!executablePath, 'Chromium without windows keeps no page.');
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  },
});

type ReturnWindow = Window & { firstFrame?: string | null };

/** Notes what the first frame of each page shows that comes back whole. */
const watchReturns = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagehide', () => delete (window as ReturnWindow).firstFrame);
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        (window as ReturnWindow).firstFrame = document.body.textContent;
      });
    });
  });

/** Loads another document and goes back. @returns what the first frame shows, or why the browser had to load it again */
async function leaveAndReturn(page: Page, meanwhile = async () => {}): Promise<unknown> {
  await page.goto('/robots.txt');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  const result = await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: object;
    })[];
    return (window as ReturnWindow).firstFrame ?? visit?.notRestoredReasons;
  });
  return result.jsonValue();
}

test('the back/forward cache restores every kind of page', async ({ page }) => {
  test.slow();
  await watchReturns(page);
  const [region, login] = OTHER_PAGES['places and accounts'];
  for (const path of [...ONE_OF_EACH_KIND, region, login, '/treks?keyword=lake'] as string[]) {
    await page.goto(path);
    expect(await leaveAndReturn(page), path).toEqual(expect.any(String));
    await hydrate(page);
    expect(await leaveAndReturn(page), `${path}, hydrated`).toEqual(expect.any(String));
  }
  await signInAs(page, 'Maya Gurung');
  await page.goto('/treks/everest-base-camp-trek');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Country')).toBeVisible();
  expect(await leaveAndReturn(page), 'a booking').toEqual(expect.stringContaining('Continue to Payment'));
});

for (const [name, pathOf] of [
  ['profile', () => '/user-profile'],
  ['booking', (reference: string) => `/booking/${reference}`],
] as const) {
  test(`the back/forward cache restores a ${name}, and hides its data after a sign-out in another tab`, async ({
    page,
    context,
  }) => {
    await watchReturns(page);
    const reference = await bookedTrek(page, await signInAs(page, 'Maya Gurung'));
    await page.goto(pathOf(reference));
    await expect(page.locator('#main')).toContainText(reference);
    expect(await leaveAndReturn(page)).toEqual(expect.stringContaining(reference));
    const shown = await leaveAndReturn(page, async () => {
      const tab = await context.newPage();
      await tab.goto('/faq');
      await accountMenu(tab, 'Maya').click();
      await tab.getByRole('button', { name: 'Logout' }).click();
      await expect(accountMenu(tab, 'Maya')).toHaveCount(0);
    });
    expect(shown).toEqual(expect.any(String));
    for (const trace of ['Maya', reference]) expect(shown).not.toContain(trace);
    await expect(page).toHaveURL('/login');
  });
}
