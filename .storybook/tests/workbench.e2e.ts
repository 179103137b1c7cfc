import AxeBuilder from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { contrastFaults } from './story-walk.ts';

const PANEL_BUDGET_MS = 50;
type Bench = Page | FrameLocator;

const state = (bench: Bench) => bench.locator('.workbench-state strong');
const press = (bench: Bench, name: string) => bench.getByRole('button', { name, exact: true }).click();
const pressAmong = (bench: Bench, group: RegExp, name: string) =>
  bench.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
const handover = (bench: Bench, form: string) =>
  bench.getByRole('textbox', { name: new RegExp(`^${form}(, copied)?$`) });

/** The bench alone: the whole Storybook around it takes three times as long to open. */
async function openBench(page: Page, story: string) {
  await page.goto(`/iframe.html?id=${story}&viewMode=story`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const openStorybook = (page: Page, story: string) => page.goto(`/?path=/story/${story}`);
const within = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('a run of the payment is driven, rewound, and handed over as a link, as JSON and as a test', async ({ page }) => {
  await openBench(page, 'workbench-payment--workbench');
  await pressAmong(page, /^loadConfig/, 'test key');
  await pressAmong(page, /^createIntent/, '401 unauthorized');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await press(page, 'Back');
  await expect(state(page)).toHaveText('creatingIntent');
  await pressAmong(page, /^createIntent/, 'success');
  await expect(state(page)).toHaveText('ready');
  for (let step = 1; step <= 5; step += 1) await press(page, '+2 s');
  await expect(page.getByText('Step 7 of 7')).toBeVisible();

  await press(page, 'Copy link');
  const link = await handover(page, 'Link').inputValue();
  expect(link.length).toBeLessThanOrEqual(2000);
  await press(page, 'Vitest test');
  await expect(handover(page, 'Vitest test')).toHaveValue(/^test\("Payment is in ready after 7 steps"/m);
  await press(page, 'JSON');
  const text = await handover(page, 'JSON').inputValue();

  await page.goto(link);
  await expect(state(page)).toHaveText('ready');
  await expect(page.getByText('Step 7 of 7')).toBeVisible();
  await expect(page.getByText('10,000 ms since the start')).toBeVisible();
  await press(page, 'JSON');
  await expect(handover(page, 'JSON')).toHaveValue(text);
});

test.describe
  .serial('the whole Storybook', () => {
    let page: Page;
    test.beforeAll(async ({ browser }, { project }) => {
      const { baseURL, viewport } = project.use;
      page = await browser.newPage({ baseURL, viewport });
    });
    test.afterAll(() => page.close());

    test('the address of the whole Storybook follows each step', async () => {
      await page.goto('/llms.txt');
      await openStorybook(page, 'workbench-payment--ready');
      await press(within(page), 'pay');
      await expect(state(within(page))).toHaveText('confirming');
      await expect(page).toHaveURL(/&args=script:A[\w-]+$/);
      expect(page.url().length).toBeLessThanOrEqual(2000);
    });

    test('the address of the whole Storybook leads to the same step when it is loaded again', async () => {
      await page.reload();
      await expect(state(within(page))).toHaveText('confirming');
      await press(within(page), 'Back');
      await expect(state(within(page))).toHaveText('ready');
    });

    test('Back leads out of the whole Storybook', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/llms.txt');
    });
  });

test('a bench that stands alone keeps its own address', async ({ page }) => {
  await openBench(page, 'workbench-chat--workbench');
  await press(page, '+1.8 s');
  await expect(page).toHaveURL(/&args=script:A[\w-]+$/);
  await page.reload();
  await expect(state(page)).toHaveText('launcher.bare | panel.closed');
  await press(page, 'To the start');
  await press(page, 'Forward');
  await expect(state(page)).toHaveText('launcher.bare | panel.closed');
});

test('what the person does in the view is a step of the run, too', async ({ page }) => {
  await openBench(page, 'workbench-payment--ready');
  await press(page, 'Pay $290');
  await expect(state(page)).toHaveText('confirming');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await press(page, 'Back');
  await expect(state(page)).toHaveText('ready');
});

test('a booking shows the chart of its payment, and both are driven', async ({ page }) => {
  await openBench(page, 'workbench-booking--payment');
  await expect(page.getByRole('heading', { name: 'Chart of payment' })).toBeVisible();
  await pressAmong(page, /^loadConfig/, 'test key');
  await pressAmong(page, /^createIntent/, 'success');
  await press(page, 'pay');
  await pressAmong(page, /^confirmCard/, 'success');
  await pressAmong(page, /^settle/, 'success');
  await expect(state(page)).toHaveText('succeeded');
  await press(page, 'Next timer');
  await expect(state(page)).toHaveText('closed');
});

test('events, chart, clock and log are in sight together at 1440 × 900, beside what a person sees', async ({
  page,
}) => {
  await openStorybook(page, 'workbench-booking--payment');
  const bench = within(page);
  await pressAmong(bench, /^loadConfig/, 'live key');
  await pressAmong(bench, /^createIntent/, '500 server error');
  for (const name of ['What a person sees', 'Events', 'Chart of booking', 'Chart of payment', 'Clock', 'Log']) {
    await expect(bench.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
  const lit = bench.locator('g[data-current][data-kind="atomic"] > rect');
  await expect(lit).toHaveCount(2);
  for (const one of await lit.all()) await expect(one).toBeInViewport({ ratio: 0.9 });
  await expect(bench.getByRole('list', { name: 'Notices on the page' })).toContainText(
    'Failed to initialize payment. Please try again.',
  );
  expect(await bench.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBeLessThanOrEqual(0);
});

test('the keyboard alone is enough', async ({ page }) => {
  await openBench(page, 'workbench-chat--workbench');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await tabTo('+1.8 s');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tabTo('launcher.press');
  await page.keyboard.press('Space');
  await expect(state(page)).toHaveText('launcher.settled | panel.open');
});

test('the clock runs by itself until it is paused', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/iframe.html?id=workbench-chat--workbench&viewMode=story');
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.waitFor();
  // The browser's time stands still as well, so that a busy machine is no faster than the test.
  await page.clock.pauseAt(3_600_000);
  await run.click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.clock.runFor(1800);
  await expect(state(page)).toHaveText('launcher.bare | panel.closed');
  await page.getByRole('button', { name: 'Pause' }).click();
  await run.waitFor();
  await page.clock.runFor(60_000);
  await expect(page.getByText('1,800 ms since the start')).toBeVisible();
});

test('an event shows within 50 ms', async ({ page }) => {
  test.skip(process.env.CAMPAIGN !== '1', 'It measures time, which needs a machine without other work.');
  await page.goto('/iframe.html?id=workbench-booking--details-editing&viewMode=story');
  await expect(state(page)).toHaveText('details.editing');
  const took = await page.evaluate(async () => {
    const panel = document.querySelector('.workbench-run');
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'details.change');
    const times: number[] = [];
    for (let press = 0; press < 20; press += 1) {
      const shown = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(performance.now());
        });
        observer.observe(panel as Element, { subtree: true, childList: true, characterData: true, attributes: true });
      });
      const pressedAt = performance.now();
      button?.click();
      times.push((await shown) - pressedAt);
    }
    return times;
  });
  const sorted = took.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[10] ?? 0, sorted.at(-1) ?? 0];
  console.log(`event to panel: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
  expect(median).toBeLessThanOrEqual(PANEL_BUDGET_MS);
});

test('the built workbench is clean in both themes, asks nobody outside and fits on a phone', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) outside.push(request.url());
  });
  await page.goto('/iframe.html?id=workbench-booking--payment&viewMode=story');
  await expect(state(page)).toHaveText('payment');
  const answer = (group: RegExp, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name }).click();
  await answer(/^loadConfig/, 'live key');
  await answer(/^createIntent/, 'success');
  await expect(page.getByRole('group', { name: 'Played card network' })).toBeVisible();
  await page.getByRole('button', { name: 'Vitest test' }).click();
  await expect(page.getByLabel(/^Vitest test/)).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).include('.workbench').analyze();
    expect(violations).toEqual([]);
    expect(await contrastFaults(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
  expect(outside).toEqual([]);
});
