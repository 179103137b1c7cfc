import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../../e2e/support/axe-faults.ts';
import { allEntries } from './story-walk.ts';

/** The first example of a browser loads the page once more, for the worker that answers in the backend's place. */
async function showsItsExample(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.locator('.docs-page .sb-story').first()).toBeAttached();
  await expect(page.locator('.docs-page .sb-loader')).toHaveCount(0);
  // Its frame grows with it a moment later, and scrolls until then.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.docs-page .docs-story')].every(
      (frame) => frame.scrollHeight === frame.clientHeight && frame.querySelector('.sb-story [data-name]:not(:empty)'),
    ),
  );
}

/** Examples take their data from the worker, one after the other. */
async function runsItsExamples(page: Page) {
  await expect(page.locator('[data-example]:is(:empty, :has([data-loading]))')).toHaveCount(0);
}

/** Props and parts that a main component's page does not describe. */
const undescribed = (page: Page) =>
  page.locator('.docs-table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const label = table.getAttribute('aria-label') ?? '';
      const column = /^Every (prop|callback)/.test(label) ? 2 : /^Parts that/.test(label) ? 1 : null;
      if (column === null) return [];
      const rows = [...table.querySelectorAll('tbody tr')];
      return rows
        .filter((row) => row.children[column]?.textContent?.trim() === '')
        .map((row) => `${label}: ${row.children[0]?.textContent}`);
    }),
  );

/** Rules about a whole page are left to the stories: here several pages of a host are below each other. */
const RULES = Object.fromEntries(
  ['region', 'landmark-unique', 'landmark-main-is-top-level', 'landmark-no-duplicate-main', 'heading-order'].map(
    (rule) => [rule, { enabled: false }],
  ),
);

const all = allEntries();
const docs = all.filter(({ type }) => type === 'docs');

/** `npm test` opens some of the pages, `npm run campaign -- docs` every one. */
const SOME = 2;
const opened =
  process.env.CAMPAIGN === '1' ? docs : docs.filter((_, index) => index % Math.ceil(docs.length / SOME) === 0);

test('every component has a docs page', () => {
  const documented = all.filter(({ title, tags }) => !title.startsWith('Workbench') && tags?.includes('autodocs'));
  const titles = new Set(documented.map(({ title }) => title));
  expect(docs.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]));
});

for (const [index, { id, title }] of opened.entries()) {
  // Storybook draws a docs page for one theme; half of them are opened in each.
  const theme = index % 2 === 0 ? 'light' : 'dark';
  test(`the docs of ${title} are clean in the ${theme} theme and leave the focus alone`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => {
      // The worker looks for a newer self at each page, and may find the page left meanwhile.
      if (!message.startsWith('Failed to update a ServiceWorker')) faults.push(message);
    });
    page.on('console', (message) => {
      // Stories about pictures that are missing ask for one.
      const isExpected = message.location().url.startsWith('https://api.example.com/');
      if (message.type() === 'error' && !isExpected) faults.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    if ((await page.locator('.docs-page .docs-story').count()) > 0) await showsItsExample(page);
    await runsItsExamples(page);
    faults.push(...(await axeFaults(page, { within: ['#storybook-docs'], rules: RULES })));
    if ((await page.locator('[data-example]').count()) > 0) faults.push(...(await undescribed(page)));
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
}

test('a docs page says what a component is made of, what drives it, and leads to its workbench', async ({ page }) => {
  await page.goto('/iframe.html?id=chat-chat--docs&viewMode=docs');
  await expect(
    page.getByRole('region', { name: 'Elements of chat' }).getByRole('rowheader', { name: 'launcher' }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Every prop' }).getByRole('rowheader', { name: /^contacts/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delays of chat' })).toContainText('1,800 ms');
  const way = page.getByRole('link', { name: 'Drive it on the workbench' });
  await expect(way).toHaveAttribute('href', /path=\/story\/workbench-chat--workbench$/);
  expect(all.map(({ id }) => id)).toContain('workbench-chat--workbench');
});

test('the page of a main component runs its examples, and says how it is styled, used by keyboard and measured', async ({
  page,
}) => {
  await page.goto('/iframe.html?id=booking-bookingpanel--docs&viewMode=docs');
  await expect(page.locator('[data-example]')).toHaveCount(4);
  await runsItsExamples(page);
  await expect(page.getByRole('region', { name: 'Anatomy' })).toContainText('<Booking.TravelerCount />');
  await expect(page.getByRole('region', { name: 'CSS variables of the skin' })).toContainText('--trek-color-raised');
  await expect(page.getByRole('region', { name: 'Events for the host' })).toContainText('the group size changes');
  await page.getByRole('link', { name: 'Keyboard' }).click();
  await expect(page).toHaveURL(/#keyboard$/);
  await expect(page.getByRole('region', { name: 'Keys' })).toBeInViewport();
});

test('the docs list the changes, and offer README, guides and examples to a language model', async ({ page }) => {
  const kit = new URL('../../packages/ui/', import.meta.url);
  await page.goto('/iframe.html?id=changelog--docs&viewMode=docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
  const { version } = JSON.parse(readFileSync(new URL('package.json', kit), 'utf8'));
  await expect(page.getByRole('heading', { level: 2, name: version })).toBeVisible();
  const [short, full] = await Promise.all(
    ['/llms.txt', '/llms-full.txt'].map(async (path) => (await page.request.get(path)).text()),
  );
  expect(short).toMatch(/^# @trek\/ui\n\n> /);
  const readme = readFileSync(new URL('README.md', kit), 'utf8');
  for (const [heading] of readme.matchAll(/^## .*$/gm)) {
    expect(short).toContain(heading);
    expect(full).toContain(heading);
  }
  // The others are made of the code, and stand in Storybook alone.
  const written = readdirSync(new URL('guides/', kit)).map((file) => `guides-${file.replace('.md', '')}--docs`);
  const guides = all.filter(({ id }) => written.includes(id));
  expect(guides).toHaveLength(written.length);
  expect(guides.map(({ id }) => id).filter((id) => !short?.includes(`path=/docs/${id})`))).toEqual([]);
  expect(guides.map(({ title }) => title.split('/')[1]).filter((name) => !full?.includes(`\n## ${name}\n`))).toEqual(
    [],
  );
  expect(full).toContain('### DefaultBooking/thank-you');
});

test('links between the docs lead to pages that exist', async ({ page }) => {
  const ids = all.map(({ id }) => id);
  for (const { id } of [...docs.filter(({ title }) => /^(Introduction|Guides)/.test(title))]) {
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    const links = await page
      .locator('#storybook-docs a[href*="path=/docs/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')?.split('path=/docs/')[1] ?? ''));
    expect(links.filter((target) => !ids.includes(target))).toEqual([]);
  }
});

test('old addresses of stories and docs pages lead to the new ones', async ({ page }) => {
  const addresses = [
    ['/story/booking-dialog-step-1--login-required', '/story/booking-booking-details--login-required'],
    ['/docs/booking-dialog-step-1--docs', '/docs/booking-booking--docs'],
    ['/docs/booking-panel--docs', '/docs/booking-bookingpanel--docs'],
    ['/docs/kit-fields--docs', '/docs/kit-textfield--docs'],
  ] as const;
  for (const [old, now] of addresses) {
    await page.goto(`/?path=${old}&globals=theme:dark`);
    await expect.poll(() => new URL(page.url()).searchParams.get('path')).toBe(now);
    expect(new URL(page.url()).searchParams.get('globals')).toBe('theme:dark');
  }
  await page.goto('/iframe.html?id=kit-fields--docs&viewMode=docs');
  await expect(page.getByRole('heading', { level: 1, name: 'TextField' })).toBeVisible();
});

test('an old address leads to something that there is, and none is in use again', () => {
  const code = readFileSync(new URL('../public/old-addresses.js', import.meta.url), 'utf8');
  const moved = [...code.matchAll(/^ {4}'?([\w-]+)'?: \['([\w-]+)'(?:, '([\w-]+)')?\],$/gm)];
  expect(moved.length).toBeGreaterThan(18);
  const prefixes = new Set(all.map(({ id }) => id.split('--')[0]));
  for (const [, old, component, scenario] of moved) {
    expect([...prefixes]).toContain(scenario ? `${component}-${scenario}` : component);
    expect([...prefixes]).not.toContain(old);
  }
});

test('the search finds a rule by number and words', async ({ page }) => {
  await page.goto('/?path=/docs/rules--docs');
  const search = page.locator('#storybook-explorer-searchfield');
  for (const [typed, found] of [
    ['A4.26', /A4\.26 A payment without an outcome/],
    ['Passwords do not match', /A5\.\d+ “Passwords do not match”/],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('option', { name: found })).toBeVisible();
  }
});

test('controls show what the story gives, with a switch or a list where it may be left out', async ({ page }) => {
  const controls = page.locator('#storybook-panel-root table tbody tr');
  const inputOf = (name: string) => controls.filter({ hasText: name }).locator('input, select, textarea').first();
  await page.goto('/?path=/story/kit-button--primary');
  await expect(inputOf('children')).toHaveValue('Book Now');
  await expect(inputOf('variant')).toHaveJSProperty('tagName', 'SELECT');
  await expect(controls.getByRole('button', { name: 'Set boolean' })).toHaveCount(3);
  await page.goto('/?path=/story/kit-slider--one-thumb');
  await expect(inputOf('max')).toHaveValue('30');
  await page.goto('/?path=/story/kit-dialog--open-with-its-name-and-focus-inside');
  await expect(inputOf('title')).toHaveValue('Login Required');
  await expect(controls.getByRole('button', { name: 'Set object' })).toHaveCount(0);
  await expect(controls.filter({ hasText: 'children' }).locator('input, textarea')).toHaveCount(0);
});
