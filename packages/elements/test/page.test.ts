import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { translateTexts } from '../../../e2e/support/translate-page.ts';
import { buildEmbedSheet } from '../../ui/build-embed-sheet.ts';
import { type Served, serve } from '../../ui/src/cli/serve.ts';
import { manifest } from '../describe.ts';
import type { TagName } from '../src/attributes.ts';
import type { DiagnosisRow, TrekOfferElement } from '../types/index.d.ts';
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

/** Parts on a page that have no name for `::part()`, or one that is not listed for their tag. */
async function partsNotListed(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll<HTMLElement>('[data-scope][data-part]') ?? [])].map(
        (part) =>
          [localName, part.getAttribute('part') ?? `no part: ${part.dataset.scope} ${part.dataset.part}`] as const,
      ),
    ),
  );
  const listed = new Map(
    manifest().modules[0]?.declarations.map(({ tagName, cssParts }) => [
      tagName,
      new Set(cssParts.map(({ name }) => name)),
    ]),
  );
  return [
    ...new Set(shown.filter(([tag, part]) => !listed.get(tag as TagName)?.has(part)).map((one) => one.join(' '))),
  ];
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
    expect(await partsNotListed(page), 'parts that custom-elements.json does not list').toEqual([]);
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

  test('does without values that can’t be, and names them on the console', async () => {
    const page = await agency.open('<trek-context></trek-context>');
    const [backend, trek] = [JSON.stringify(agency.backend), JSON.stringify(TREK)];
    await page.evaluate(`document.querySelector('trek-context').innerHTML =
      '<trek-booking start-date="2027-02-31" travelers="3"></trek-booking>';
      Object.assign(document.querySelector('trek-booking'), { backend: ${backend}, trek: ${trek}, secondCurrency: 'EUR' })`);
    await expect.poll(() => page.locator('trek-booking').getByRole('spinbutton').inputValue()).toBe('3');
    await expect
      .poll(() => agency.heard)
      .toEqual([
        '@trek/elements: start-date="2027-02-31" of <trek-booking> is not a day as YYYY-MM-DD.',
        expect.stringContaining('secondCurrency of <trek-booking> is left out. Set it as { code: "EUR"'),
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

  test.each([
    [
      'the page that ask-href names',
      'ask-href="/fragen?trek={title}#form"',
      '/fragen?trek=Everest%20Base%20Camp%20Trek#form',
    ],
    ['the same address for every trek, without {title}', 'ask-href="/fragen"', '/fragen'],
  ])('hides prices, and leads to %s', async (_, attribute, address) => {
    const page = await agency.open(
      `<trek-context backend="$backend" hide-prices ${attribute}>
      <trek-offer trek="${TREK}"></trek-offer><trek-booking trek="${TREK}"></trek-booking></trek-context>`,
    );
    await page.locator('trek-offer').getByText('Price on request').waitFor();
    const ask = page.locator('trek-booking').getByRole('button', { name: 'Ask for a price' }).first();
    await ask.waitFor();
    expect(await page.getByText(/\$ ?\d/).count()).toBe(0);
    const visit = page.waitForEvent('framenavigated');
    await ask.click();
    expect((await visit).url()).toBe(agency.url + address);
    expect(agency.heard).toEqual([]);
  });

  test('sends the operator a message where the page names none for asking', async () => {
    const page = await agency.open(`<trek-booking backend="$backend" trek="${TREK}" hide-prices></trek-booking>`);
    await page.locator('trek-booking').getByRole('button', { name: 'Ask for a price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Everest Base Camp Trek' });
    await dialog.getByLabel('Name').fill('Maya Gurung');
    await dialog.getByLabel('Email').fill('maya@example.com');
    await dialog.getByLabel('Phone').fill('+977 1 5550100');
    const sent = page.waitForRequest('**/contact');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      message: expect.stringContaining('the price of "Everest Base Camp Trek"'),
    });
    await dialog.getByText('We’ll reply to maya@example.com').waitFor();
    expect(agency.heard).toEqual([]);
  });

  test('shows prices again once hide-prices is removed', async () => {
    const page = await agency.open(`<trek-offer backend="$backend" trek="${TREK}" hide-prices></trek-offer>`);
    const offer = page.locator('trek-offer');
    await offer.getByText('Price on request').waitFor();
    await offer.evaluate((element) => Object.assign(element, { hidePrices: false }));
    await offer.getByText(/\$\d/).first().waitFor();
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
    await dialog.getByLabel('Country').selectOption('Germany');
    const stored = page.waitForRequest(/user-details/);
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
    expect((await stored).postDataJSON().metadata).toEqual({ campaign: 'autumn' });
    await dialog.getByRole('button', { name: /^Pay \$/ }).waitFor();
  });

  test('takes digits of another script for its group', async () => {
    const page = await agency.open(`<trek-booking backend="$backend" trek="${TREK}"></trek-booking>`);
    const group = page.locator('trek-booking').getByRole('spinbutton', { name: 'Travelers' });
    await group.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('३');
    await expect.poll(() => group.inputValue()).toBe('3');
  });

  test('works where a translator has moved its texts', async () => {
    const page = await agency.open('<trek-list backend="$backend" country="nepal"></trek-list>');
    const list = page.locator('trek-list');
    await list.getByRole('article').first().waitFor();
    await list.evaluate(
      ({ shadowRoot }, source) => new Function('root', `(${source})('fonts', root)`)(shadowRoot),
      String(translateTexts),
    );
    await list.getByRole('searchbox').fill('everest');
    await list.getByRole('button', { name: 'Search Treks' }).click();
    await expect.poll(() => list.getByRole('article').count()).toBeLessThan(6);
    await list.getByRole('searchbox').fill('no such trek');
    await list.getByRole('button', { name: 'Search Treks' }).click();
    await expect.poll(() => list.getByRole('article').count()).toBe(0);
    await list.getByRole('searchbox').fill('');
    await list.getByRole('button', { name: 'Search Treks' }).click();
    await expect.poll(() => list.getByRole('article').count()).toBeGreaterThan(3);
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

describe('a script on the page', () => {
  const call = (page: Page, tag: string, method: string) =>
    page.locator(tag).evaluate((element, name) => (element as unknown as Record<string, () => void>)[name]?.(), method);

  test.each(['trek-booking', 'trek-page', 'trek-book-button'])(
    'opens and closes the booking of <%s>, even before its code has loaded',
    async (tag) => {
      const page = await agency.open(
        `<button>Ours</button><div style="height:5000px"></div><${tag} backend="$backend" trek="${TREK}"></${tag}>`,
      );
      await page.getByRole('button', { name: 'Ours' }).focus();
      await call(page, tag, 'open');
      await page.getByRole('dialog').getByLabel('Email').waitFor();
      await call(page, tag, 'close');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByRole('button', { name: 'Ours' }).evaluate((button) => button.matches(':focus'))).toBe(
        true,
      );
      await call(page, tag, 'open');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );

  test('takes back its wish to open the booking', async () => {
    const page = await agency.open(`<trek-booking backend="$backend" trek="${TREK}"></trek-booking>`);
    await call(page, 'trek-booking', 'open');
    await call(page, 'trek-booking', 'close');
    await page.getByRole('button', { name: 'Book Now' }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test.each(['trek-list', 'trek-context'])('lets <%s> read again', async (tag) => {
    const page = await agency.open('<trek-context backend="$backend"><trek-list></trek-list></trek-context>');
    await page.locator('trek-list').getByRole('article').first().waitFor();
    const read = page.waitForRequest(/trek\/all/);
    await call(page, tag, 'refresh');
    await read;
  });
});

describe('code that does not come', () => {
  /** Keeps files from coming. @returns lets them come */
  async function withhold(page: Page, files: RegExp): Promise<() => Promise<void>> {
    await page.route(files, (route) => route.abort());
    return () => page.unroute(files);
  }

  test('is requested again by the element, and its own content is shown meanwhile', async () => {
    let release = async () => {};
    const page = await agency.open(`<trek-offer backend="$backend" trek="${TREK}">Tours</trek-offer>`, {
      before: async (opened) => {
        release = await withhold(opened, /\/elements\/core-/);
      },
    });
    await expect.poll(() => agency.heard.join()).toContain('<trek-offer> could not be loaded.');
    await page.getByText('Tours').waitFor();
    await release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('trek-offer').getByRole('article').waitFor();
  });

  test.each([
    ['the dialog', /\/elements\/dialog-/],
    ['a file that it needs', /\/elements\/modal-/],
  ])('is requested again by the next press on ‘Book Now’: %s', async (_, files) => {
    const page = await agency.open(`<trek-booking backend="$backend" trek="${TREK}"></trek-booking>`);
    const book = page.locator('trek-booking').getByRole('button', { name: 'Book Now' }).first();
    await book.waitFor();
    const release = await withhold(page, files);
    await book.press('Enter');
    const notice = page.getByText('A part of this page could not be loaded.');
    await notice.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await release();
    await book.press('Enter');
    await page.getByRole('dialog').getByLabel('Email').waitFor();
  });
});

describe('the parts of an element', () => {
  test('take the page’s own style, in the page and in the dialog', async () => {
    const page = await agency.open(
      `<style>trek-booking::part(booking-panel-price) { letter-spacing: 7px }
      trek-layer::part(dialog-title) { letter-spacing: 9px }</style>
      <trek-booking backend="$backend" trek="${TREK}"></trek-booking>`,
    );
    const spacing = (part: string) =>
      page
        .locator(`[part="${part}"]`)
        .first()
        .evaluate((element) => getComputedStyle(element).letterSpacing);
    await expect.poll(() => spacing('booking-panel-price')).toBe('7px');
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    expect(await spacing('dialog-title')).toBe('9px');
  });
});

describe('a card template', () => {
  const CARD = `<style>.tour { outline: 3px solid rgb(1, 2, 3) }</style>
    <trek-list backend="$backend" trek-href="/tours/{slug}"><template>
      <div class="tour"><img data-trek-src="image" data-trek-alt="title">
        <h3><a data-trek-href="href" data-trek="title"></a></h3><b data-trek="price"></b> <i data-trek-if="popular" data-trek="popular"></i>
      </div></template></trek-list>`;

  test('is each card’s markup, in the page’s own style, and its links are the element’s', async () => {
    const page = await agency.open(CARD);
    const card = page.locator('.tour').filter({ hasText: 'Everest Base Camp Trek' });
    await card.waitFor();
    expect(await page.locator('.tour').count()).toBe(6);
    expect(await card.evaluate((element) => getComputedStyle(element).outlineColor)).toBe('rgb(1, 2, 3)');
    expect(await card.locator('b').textContent()).toMatch(/^\$/);
    expect(await card.locator('img').getAttribute('alt')).toBe('Everest Base Camp Trek');
    await page.evaluate(() =>
      document.addEventListener('trek:navigate', (event) => {
        event.preventDefault();
        Object.assign(window, { to: (event as CustomEvent).detail.to });
      }),
    );
    await card.getByRole('link').click();
    expect(await page.evaluate(() => (window as unknown as { to: string }).to)).toBe(`/tours/${TREK}`);
    await page.locator('trek-list').getByRole('link', { name: 'Page 2' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await page.locator('.tour').count()).toBe(6);
    expect(agency.heard).toEqual([]);
  });

  test('may be changed, replaced and removed', async () => {
    const page = await agency.open(CARD);
    await page.locator('.tour').first().waitFor();
    const run = (code: (list: Element) => void) => page.locator('trek-list').evaluate(code);
    await run((list) => list.querySelector('template')?.content.querySelector('.tour')?.classList.add('other'));
    await page.locator('.tour.other').first().waitFor();
    await run((list) => {
      const template = document.createElement('template');
      template.innerHTML = '<p class="third" data-trek="title"></p>';
      list.querySelector('template')?.replaceWith(template);
    });
    await page.locator('p.third').first().waitFor();
    await run((list) => list.querySelector('template')?.remove());
    await page.locator('trek-list').getByRole('article').first().waitFor();
    expect(await page.locator('p.third').count()).toBe(0);
  });

  test('is explained on the console if it is empty or names unknown facts', async () => {
    const page = await agency.open(
      `<trek-list backend="$backend"><template> </template></trek-list>
      <trek-list backend="$backend"><template><p data-trek="titel" data-trek-onclick="title"></p></template></trek-list>`,
    );
    await page.locator('trek-list').first().getByRole('article').first().waitFor();
    await expect.poll(() => agency.heard.length).toBe(3);
    expect(agency.heard.join()).toContain('has no element, so the list shows its own cards.');
    expect(agency.heard.join()).toContain('names "titel", which no trek has. Write "title"');
    expect(agency.heard.join()).toContain('can’t fill data-trek-onclick.');
  });

  test('takes no markup and no address that runs code from a backend', async () => {
    const page = await agency.open(CARD, {
      before: (opened) =>
        opened.route(/trek\/all/, async (route) => {
          const response = await route.fetch();
          const treks = (await response.json()) as Record<string, unknown>[];
          const evil = { title: '<img src=x onerror="window.hacked=1">', image: ['javascript:window.hacked=1'] };
          const broken = { ...evil, image: ['https://tours.example:port/x'] };
          const json = treks.map((trek, index) => ({ ...trek, ...(index === 1 ? broken : evil) }));
          await route.fulfill({ response, json });
        }),
    });
    const card = page.locator('.tour').first();
    await card.waitFor();
    expect(await page.locator('.tour').count()).toBe(6);
    expect(await card.locator('a').textContent()).toBe('<img src=x onerror="window.hacked=1">');
    expect(await card.locator('img').getAttribute('src')).not.toMatch(/^javascript/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

describe('a diagnosis', () => {
  const faultsOf = async (page: Page) => {
    // As text: Vitest would read an import in a function as its own.
    const script = `import('/elements/trek.js').then(({ diagnose }) => diagnose())`;
    const rows = await page.evaluate<DiagnosisRow[]>(script);
    return rows.filter(({ isFault }) => isFault).map(({ check, finding, remedy }) => [check, finding, Boolean(remedy)]);
  };
  const OFFER = `<trek-offer backend="$backend" trek="${TREK}"></trek-offer>`;

  test('finds nothing on a page where all is well, and is a method of each element', async () => {
    const page = await agency.open(OFFER);
    await page.locator('trek-offer').getByRole('article').waitFor();
    const tables: string[] = [];
    page.on('console', (message) => message.type() === 'table' && tables.push(message.text()));
    expect(await faultsOf(page)).toEqual([]);
    const rows = await page.locator('trek-offer').evaluate((element) => (element as TrekOfferElement).diagnose());
    expect(rows.map(({ check }) => check)).toEqual([
      'versions',
      'origin',
      'versions',
      'copies',
      'skin',
      'locale',
      'storage',
    ]);
    expect(tables).toHaveLength(2);
  });

  test('names an origin that is not allowed, and a backend that does not answer', async () => {
    const refusing = await serve(async () => Response.json([]), 0);
    const page = await agency.open(
      OFFER.replace('$backend', refusing.url) + OFFER.replace('$backend', 'http://127.0.0.1:9'),
    );
    expect(await faultsOf(page)).toEqual([
      ['origin', `${refusing.url} does not allow ${agency.url}.`, true],
      ['origin', 'http://127.0.0.1:9 gives this page no answer.', true],
    ]);
    refusing.close();
  });

  test('names what the page’s policy blocks', async () => {
    const policy = "default-src 'self'; script-src 'self'; img-src * data:; connect-src 'self'";
    const page = await agency.open(OFFER, { policy });
    expect(await faultsOf(page)).toEqual([['policy', expect.stringContaining('connect-src blocks'), true]]);
  });

  test('counts only what the policy keeps from the backend', async () => {
    const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; img-src 'self'; connect-src *";
    const page = await agency.open(OFFER, { policy, reportOnly: "connect-src 'self'" });
    await page.locator('trek-offer').getByRole('article').waitFor();
    // Pictures of others, which the policy refuses while the diagnosis runs.
    await page.evaluate(() => {
      setInterval(() => {
        new Image().src = `https://analytics.example/pixel?${Math.random()}`;
      });
    });
    expect(await faultsOf(page)).toEqual([]);
  });

  test('names a second copy, an unknown tag, a missing sheet, a language without texts and blocked storage', async () => {
    const page = await agency.open(
      `${OFFER.replace('<trek-offer', '<trek-offer locale="nl-NL"')}<trek-lists></trek-lists><div data-scope="embed" data-part="root"></div>`,
      {
        before: (opened) =>
          opened.addInitScript(() => {
            (globalThis as unknown as Record<string, unknown>)['@trek/ui'] = new Set([['0.1.0']]);
            Object.defineProperty(window, 'sessionStorage', {
              get: () => {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          }),
      },
    );
    expect((await faultsOf(page)).map(([check, finding]) => `${check}: ${finding}`)).toEqual([
      'tags: <trek-lists> is no tag of ours.',
      expect.stringMatching(/^copies: kit 0\.1\.0, /),
      'skin: Embeds without a sheet: 1.',
      'locale: nl-NL has no texts of its own.',
      'storage: The browser blocks sessionStorage.',
    ]);
  });
});
