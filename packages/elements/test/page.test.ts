import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildEmbedSheet } from '../../ui/build-embed-sheet.ts';
import { type Served, serve } from '../../ui/src/cli/serve.ts';
import { type Agency, openAgency } from './agency.ts';

/** Elements on an agency's page, in a browser. */

const TREK = 'everest-base-camp-trek';
let agency: Agency;

const styled = new Set((await buildEmbedSheet(true)).match(/(?<=data-scope=)[\w-]+/g));

/** The components on a page that the kit's sheet has rules for, and the page's sheet has none. */
async function scopesWithoutRules(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const rules = roots.flatMap(({ adoptedStyleSheets: [sheet] }) => [...(sheet?.cssRules ?? [])]);
    const text = rules.map(({ cssText }) => cssText).join();
    const scopes = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-scope]')]);
    return [...new Set(scopes.map(({ dataset }) => dataset.scope ?? ''))].filter(
      (scope) => !text.includes(`[data-scope="${scope}"]`),
    );
  });
  return shown.filter((scope) => styled.has(scope));
}

/** A day from now, as YYYY-MM-DD. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Makes an account in the open dialog. */
async function signUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /create an account/i }).click();
  await dialog.getByLabel('Full name').fill('Pasang Lhamu Sherpa');
  await dialog.getByLabel('Email').fill(`agency-${crypto.randomUUID()}@example.com`);
  await dialog.getByLabel('Phone').fill('+977 9800000000');
  await dialog.getByLabel('Password', { exact: true }).fill('Yak-butter-tea-7');
  await dialog.getByLabel('Confirm password').fill('Yak-butter-tea-7');
  const agree = dialog.getByLabel(/I agree/);
  if (await agree.count()) await agree.check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await dialog.getByRole('button', { name: 'Continue to Payment' }).waitFor();
}

beforeAll(async () => {
  agency = await openAgency();
});
afterEach(async () => {
  agency.heard.splice(0);
  for (const page of agency.pages()) {
    expect(await scopesWithoutRules(page), 'parts whose rules have not come with their code').toEqual([]);
    await page.context().close();
  }
});
afterAll(() => agency.close());

describe('a backend that does not allow the page’s origin', () => {
  let refusing: Served;
  beforeAll(async () => {
    refusing = await serve(async () => Response.json([]), 0);
  });
  afterAll(() => refusing.close());

  test('is named on the console with the origin to allow', async () => {
    const page = await agency.open(`<trek-offer backend="${refusing.url}" trek="${TREK}"></trek-offer>`);
    await page.locator('trek-offer').getByRole('alert').waitFor();
    expect(agency.heard.join()).toContain(
      `The backend has to run at ${refusing.url}, and to allow the origin ${agency.url} (CORS).`,
    );
  });
});

describe('an element', () => {
  test('names each misspelt or wrong attribute on the console once', async () => {
    const page = await agency.open(
      `<trek-context backend="$backend" theme="drak" trekhref="/t/{slug}"><trek-offer trek="${TREK}" country="nepal"></trek-offer>
      <trek-offer trek="${TREK}" data-x="1" class="wide" hidden></trek-offer></trek-context>`,
    );
    await page.locator('trek-offer').getByRole('article').first().waitFor();
    await expect
      .poll(() => agency.heard)
      .toEqual([
        '@trek/elements: theme="drak" of <trek-context> is none of light, dark, auto. Write theme="dark".',
        '@trek/elements: <trek-context> has no attribute "trekhref". Write trek-href="/t/{slug}".',
        '@trek/elements: <trek-offer> has no country. It is an attribute of <trek-list>.',
      ]);
  });

  test('takes the first group and day of its booking from attributes', async () => {
    const page = await agency.open(
      `<trek-booking backend="$backend" trek="${TREK}" travelers="3" start-date="2027-04-12" no-title></trek-booking>`,
    );
    const booking = page.locator('trek-booking');
    await expect.poll(() => booking.getByRole('spinbutton').inputValue()).toBe('3');
    expect(await booking.getByRole('heading').count()).toBe(0);
    await booking.getByRole('button', { name: 'Book Now' }).first().click();
    await signUp(page);
    expect(await page.getByRole('dialog').getByLabel('Start date').inputValue()).toBe('2027-04-12');
    expect(agency.heard).toEqual([]);
  });

  test('shows as many treks on a page as requested, under a title or none', async () => {
    const page = await agency.open('<trek-list backend="$backend" page-size="4" no-title></trek-list>');
    const list = page.locator('trek-list');
    await list.getByRole('article').first().waitFor();
    expect(await list.getByRole('article').count()).toBe(4);
    expect(await list.getByRole('heading', { name: 'All Treks & Tours' }).count()).toBe(0);
    await list.evaluate((element) => Object.assign(element, { noTitle: false }));
    await list.getByRole('heading', { name: 'All Treks & Tours' }).waitFor();
  });

  test('shows prices in a second currency, and sends metadata with the booking', async () => {
    const page = await agency.open(
      `<trek-booking backend="$backend" trek="${TREK}" start-date="${inDays(200)}"></trek-booking>`,
    );
    await page.locator('trek-booking').evaluate((element) =>
      Object.assign(element, {
        secondCurrency: { code: 'EUR', perUsd: 0.5, source: 'A bank', date: '2026-11-27' },
        metadata: { campaign: 'autumn' },
      }),
    );
    await page.locator('trek-booking').getByText('≈ €').first().waitFor();
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await signUp(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Country').fill('Germany');
    const stored = page.waitForRequest(/user-details/);
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
    expect((await stored).postDataJSON().metadata).toEqual({ campaign: 'autumn' });
    await dialog.getByRole('button', { name: /^Pay \$/ }).waitFor();
  });

  test('works beside others of every kind', async () => {
    const page = await agency.open(
      `<trek-context backend="$backend"><trek-page trek="${TREK}"></trek-page><trek-account></trek-account>
      <trek-offer trek="${TREK}"></trek-offer><trek-list></trek-list></trek-context>`,
    );
    for (const tag of ['trek-page', 'trek-account', 'trek-offer', 'trek-list']) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await page.locator(tag).getByRole('heading').first().waitFor();
    }
    await page.locator('trek-page').getByRole('tab', { name: 'Itinerary' }).click();
    await page.locator('trek-page').getByText('Day 1', { exact: true }).first().waitFor();
    await page.locator('trek-list').getByRole('slider').first().waitFor();
  });
});

describe('the search of a list', () => {
  const LIST = '<trek-list backend="$backend" country="nepal" url-sync="$sync" trek-href="/treks/{slug}"></trek-list>';

  test.each([
    ['query', '/?utm=x', '/?utm=x&trek-country=nepal&trek-keyword=everest'],
    ['hash', '/?utm=x', '/?utm=x#trek-country=nepal&trek-keyword=everest'],
  ])('is in the %s of the address, and Back finds it again', async (sync, path, expected) => {
    const page = await agency.open(LIST.replace('$sync', sync), { path });
    const list = page.locator('trek-list');
    await list.getByRole('article').first().waitFor();
    await list.getByRole('searchbox').fill('everest');
    await list.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => page.url()).toBe(`${agency.url}${expected}`);
    await page.evaluate(() => location.assign('/treks/x'));
    await page.waitForURL('**/treks/x');
    await page.goBack();
    await expect.poll(() => list.getByRole('searchbox').inputValue()).toBe('everest');
    await page.goBack();
    await expect.poll(() => list.getByRole('searchbox').inputValue()).toBe('');
    expect(page.url()).toBe(`${agency.url}${path}`);
  });

  test('stays empty where a visitor has emptied it, and an anchor of the page stays', async () => {
    const page = await agency.open(LIST.replace('$sync', 'query'), { path: '/#tours' });
    const list = page.locator('trek-list');
    await list.getByRole('article').first().waitFor();
    await list.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => page.url()).toBe(`${agency.url}/?trek-all=#tours`);
    await page.reload();
    await list.getByRole('heading', { name: 'All Treks & Tours' }).waitFor();
  });

  test('leaves the address alone by default', async () => {
    const page = await agency.open(LIST.replace(' url-sync="$sync"', ''));
    const list = page.locator('trek-list');
    await list.getByRole('article').first().waitFor();
    await list.getByRole('button', { name: 'Reset' }).click();
    await list.getByRole('heading', { name: 'All Treks & Tours' }).waitFor();
    expect(page.url()).toBe(`${agency.url}/`);
  });
});
