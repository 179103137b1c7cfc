import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

async function entries(page: Page): Promise<IndexEntry[]> {
  const index = await (await page.request.get('/index.json')).json();
  return Object.values((index as { entries: Record<string, IndexEntry> }).entries);
}

/** The first example of a browser loads the page once more, for the worker that answers in the backend's place. */
async function showsItsExample(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.locator('.docs-page .sb-story').first()).toBeAttached();
  await expect(page.locator('.docs-page .sb-loader')).toHaveCount(0);
}

/** `npm test` opens some of the pages, `npm run campaign docs` every one. */
const SOME = 6;
/** Storybook draws a docs page for one theme; half of them are opened in each. */
const themeOf = (index: number) => (index % 2 === 0 ? 'light' : 'dark');
const opens = (all: readonly IndexEntry[]) =>
  process.env.CAMPAIGN === '1' ? all : all.filter((_, index) => index % Math.ceil(all.length / SOME) === 0);

test('every component has a docs page, which is clean in both themes and leaves the focus alone', async ({ page }) => {
  if (process.env.CAMPAIGN === '1') test.setTimeout(600_000);
  const all = await entries(page);
  const titles = new Set(all.filter(({ title }) => !title.startsWith('Workbench')).map(({ title }) => title));
  const docs = all.filter(({ type }) => type === 'docs');
  expect(docs.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]));
  const faults: string[] = [];
  let title = '';
  page.on('pageerror', ({ message }) => {
    // The worker looks for a newer self at each page, and may find the page left meanwhile.
    if (!message.startsWith('Failed to update a ServiceWorker')) faults.push(`${title}: ${message}`);
  });
  page.on('console', (message) => {
    // Stories about pictures that are missing ask for one.
    const isExpected = message.location().url.startsWith('https://api.example.com/');
    if (message.type() === 'error' && !isExpected) faults.push(`${title}: ${message.text()} ${message.location().url}`);
  });
  for (const [index, entry] of opens(docs).entries()) {
    title = entry.title;
    const theme = themeOf(index);
    await page.goto(`/iframe.html?id=${entry.id}&viewMode=docs&globals=theme:${theme}`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    if ((await page.locator('.docs-page .docs-story').count()) > 0) await showsItsExample(page);
    const axe = new AxeBuilder({ page }).include('#storybook-docs').disableRules('region');
    for (const { id, nodes } of (await axe.analyze()).violations) faults.push(`${title}: ${id} at ${nodes[0]?.target}`);
    expect(await page.evaluate(() => document.activeElement?.tagName), title).toBe('BODY');
  }
  expect(faults).toEqual([]);
});

test('a docs page says what a component is made of, what drives it, and leads to its workbench', async ({ page }) => {
  await page.goto('/?path=/docs/chat-chatwidget--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(
    docs.getByRole('region', { name: 'Parts of chat' }).getByRole('rowheader', { name: 'launcher' }),
  ).toBeVisible();
  await expect(
    docs.getByRole('region', { name: 'Every prop' }).getByRole('rowheader', { name: /^contacts/ }),
  ).toBeVisible();
  await expect(docs.getByRole('region', { name: 'Delays of chat' })).toContainText('1,800 ms');
  await docs.getByRole('link', { name: 'Drive it on the workbench' }).click();
  await expect(docs.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
});

test('the docs tell what is new, and hand a language model the whole README', async ({ page }) => {
  const kit = new URL('../../packages/ui/', import.meta.url);
  await page.goto('/iframe.html?id=changelog--docs&viewMode=docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
  const { version } = JSON.parse(readFileSync(new URL('package.json', kit), 'utf8'));
  await expect(page.getByRole('heading', { level: 2, name: version })).toBeVisible();
  const text = await (await page.request.get('/llms.txt')).text();
  expect(text).toMatch(/^# @trek\/ui\n\n> /);
  const readme = readFileSync(new URL('README.md', kit), 'utf8');
  for (const [heading] of readme.matchAll(/^## .*$/gm)) expect(text).toContain(heading);
});
