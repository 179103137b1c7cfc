import { devices, expect, type Page, test } from '@playwright/test';
import type { LastRun } from '../last-run-file.ts';

// Tests have more patience than people: these pages are not recognized as theirs.
test.use({ userAgent: devices['Desktop Chrome'].userAgent });

const failure = (page: Page) => page.locator('.story-failure');
const open = (page: Page, story: string) => page.goto(`/iframe.html?id=${story}&viewMode=story`);

/** Loads the page's code with a part of it replaced. */
async function plant(page: Page, file: RegExp, part: RegExp, fault: string) {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toMatch(part);
    await route.fulfill({ response, body: body.replace(part, fault) });
  });
}

for (const [name, story, file, part, fault, line] of [
  [
    'a delay',
    'workbench-chat--launcher-hint',
    /chat\.machine-.*\.js$/,
    /hintDelay:\w+,hintDuration/,
    'hintDelay:1500,hintDuration',
    'expected “The hint is beside the chat button.”, the screen says “The chat button is there, without a hint.”',
  ],
  [
    'a count',
    'workbench-payment--still-processing',
    /payment\.machine-.*\.js$/,
    /polls>=5/,
    'polls>=6',
    /^expected “After five checks the outcome is still unknown\. The visitor gets a mail later\.”, the screen says “/,
  ],
  [
    'a text',
    'workbench-payment--still-processing',
    /payment\.texts-.*\.js$/,
    /when it completes/,
    'when it is done',
    /^expected “Payment is still processing\. We'll notify you when it completes\.”, the screen says “Payment is still processing\. We'll notify you when it is done\.”$/,
  ],
  [
    'a transition',
    'workbench-booking--back-from-the-payment',
    /booking\.machine-.*\.js$/,
    /("payment\.back":\{guard:`isOrderOpen`,target:)`details`/,
    '$1`closed`',
    'expected “details.editing”, the screen says “closed”',
  ],
  [
    'a guard',
    'workbench-session--refused-with-403',
    /session\.machine-.*\.js$/,
    /(isRejected:\(\w,\w\)=>\w\.status===401)\|\|\w\.status===403/,
    '$1',
    'expected “signedOut”, the screen says “signedIn”',
  ],
] as const) {
  test(`reads the failed expectation above the whole bench: ${name}`, async ({ page }) => {
    await plant(page, file, part, fault);
    await open(page, story);
    await expect(page.locator('.workbench-state')).toBeVisible();
    const shownAt = Date.now();
    await expect(failure(page)).toHaveText(line);
    const tookMs = Date.now() - shownAt;
    console.log(`${name}: read after ${tookMs} ms`);
    // Time is measured in the campaign alone, on a machine without other work.
    if (process.env.CAMPAIGN === '1') expect(tookMs).toBeLessThanOrEqual(3000);
    for (const heading of ['What a person sees', 'Log']) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Hand over' }).click();
    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Link(, copied)?$/ })).toHaveValue(/args=script:B/);
  });
}

test('a component story stays under its failed expectation, until the next story', async ({ page }) => {
  await plant(page, /button\.stories-.*\.js$/, /toBeDisabled/, 'toBeEnabled');
  await open(page, 'kit-button--disabled');
  await expect(failure(page)).toContainText('toBeEnabled');
  await expect(failure(page)).not.toContainText('console');
  await expect(page.getByRole('button')).toBeVisible();
});

test('a story that makes the console complain stays, with the complaint above it', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#storybook-root button')) return;
        observer.disconnect();
        console.error('Warning: something is wrong');
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await open(page, 'kit-button--primary');
  await expect(failure(page)).toHaveText(/^The story made the console complain:\s+Warning: something is wrong$/);
  await expect(page.getByRole('button')).toBeVisible();
});

test('a link that was driven elsewhere is not held against its story’s state', async ({ page }) => {
  await open(page, 'workbench-chat--launcher-hint');
  await page.getByRole('button', { name: 'Next timer' }).click();
  await expect(page).toHaveURL(/args=script:/);
  await page.reload();
  await expect(page.locator('.workbench-state')).toContainText('launcher.settled');
  await page.waitForFunction(() => document.querySelector('.workbench')?.getAttribute('aria-busy') === 'false');
  await expect(failure(page)).toBeHidden();
});

for (const [story, width] of [
  ['search-searchform--only-the-country-on-a-small-screen', 390],
  ['booking-booking-details--on-a-phone', 390],
] as const) {
  test(`a story opened by a direct link has its own width: ${story}`, async ({ page }) => {
    await open(page, story);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body.sb-show-main')).toBeVisible();
    expect(await frame.locator('body').evaluate(() => innerWidth)).toBe(width);
    await expect(frame.locator('.story-failure')).toBeHidden();
  });
}

test('the sidebar marks in red the stories that failed in the last run', async ({ page }) => {
  const run: LastRun = {
    date: '2030-01-02T03:04:05.000Z',
    build: '0.2.0 (abcdef1)',
    stories: 900,
    failed: { 'kit-button--primary': 'expected “Book”, the screen says “Pay”' },
  };
  await page.route('**/last-run.json', (route) => route.fulfill({ json: run }));
  await page.goto('/?path=/story/kit-button--quiet');
  const red = page.locator('[data-item-id="kit-button--primary"]');
  await expect(red.getByRole('button', { name: /error/i })).toBeVisible();
});
