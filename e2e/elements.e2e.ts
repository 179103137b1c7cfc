import type { Page } from '@playwright/test';
import { openAgency } from './support/agency.ts';
import { axeFaults } from './support/axe-faults.ts';
import { payableDay } from './support/payable-day.ts';
import { untilStill } from './support/still.ts';
import { expect, noisyTest } from './support/test.ts';
import { boxOf, expectApart } from './support/toasts.ts';

const TREK = 'everest-base-camp-trek';

/** Tests on an agency's page, which answers by itself from the start. */
const test = noisyTest.extend<{ agency: (body: string) => Promise<void>; quiet: undefined }>({
  page: async ({ context }, use) => use(await context.newPage()),
  agency: async ({ page, baseURL }, use, { parallelIndex }) => {
    const opened: { close(): void }[] = [];
    await use(async (body) => {
      const agency = await openAgency(baseURL ?? '', parallelIndex, body);
      opened.push(agency);
      await page.goto(agency.url);
    });
    for (const agency of opened) agency.close();
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(noise, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Notes the elements' events under their names, in the page. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const events: { type: string; detail: Record<string, unknown> }[] = [];
    Object.assign(window, { events });
    for (const name of ['ready', 'view', 'step', 'navigate', 'booking-created', 'payment', 'error']) {
      document.addEventListener(`trek:${name}`, (event) => {
        events.push({ type: event.type, detail: (event as CustomEvent).detail });
        if (event.type === 'trek:navigate') event.preventDefault();
      });
    }
  });

const eventsOf = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const { events } = window as unknown as { events: { type: string; detail: Record<string, unknown> }[] };
    return events.filter((event) => event.type === wanted).map(({ detail }) => detail);
  }, type);

/** The agency's own storage, globals and history. */
const ofTheHost = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    root: [document.documentElement.className, document.documentElement.style.cssText, document.body.style.cssText],
    history: history.length,
    address: location.href,
    foreign: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('trek.')),
    headLength: document.head.childElementCount,
  }));

test('on an agency’s page, a visitor finds a trek, signs up, books and pays, and the page stays unchanged', async ({
  page,
  agency,
}) => {
  await agency(`<trek-context backend="$site/api" trek-href="/tours/{slug}">
    <trek-list country="nepal" page-size="48"></trek-list><trek-booking trek="${TREK}"></trek-booking>
    <trek-account></trek-account></trek-context>`);
  await listen(page);
  await page.locator('trek-account').scrollIntoViewIfNeeded();
  await expect(page.locator('trek-account').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.locator('trek-list').scrollIntoViewIfNeeded();
  const before = await ofTheHost(page);
  const card = page.locator('trek-list').getByRole('article').filter({ hasText: 'Everest Base Camp Trek' });
  await card.getByRole('link').click();
  const to = `/tours/${TREK}`;
  expect(await eventsOf(page, 'trek:navigate')).toEqual([{ v: 1, to, href: new URL(to, page.url()).href }]);

  const book = page.locator('trek-booking').getByRole('button', { name: 'Book Now' }).first();
  await book.press('Enter');
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
  const notice = page.getByRole('log', { name: 'Notices' }).getByText('Registration successful!');
  await expect(notice).toBeVisible();
  const proceed = dialog.getByRole('button', { name: 'Continue to Payment' });
  await expect(proceed).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const needed = [dialog.getByRole('heading').first(), dialog.getByRole('button', { name: 'Close' }), proceed];
    await expectApart(page, await boxOf(notice), needed);
  }
  await dialog.getByLabel('Country').selectOption('Germany');
  await dialog.getByLabel('Start date').fill(await payableDay(page.request, 'Everest Base Camp Trek'));
  await proceed.click();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect
    .poll(() => eventsOf(page, 'trek:payment'))
    .toContainEqual(expect.objectContaining({ status: 'succeeded' }));
  expect(await eventsOf(page, 'trek:booking-created')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A visitor who signs in to one element is signed in to all of them.
  await expect(page.locator('trek-account').getByRole('tab', { name: 'My Bookings' })).toBeVisible();
  expect(await ofTheHost(page)).toEqual(before);
  const tokensIn = (storage: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]).filter((key) => key.endsWith('.token')).length, storage);
  expect([await tokensIn('localStorage'), await tokensIn('sessionStorage')]).toEqual([0, 1]);
});

test('the page for agencies shows the code to paste and a preview', async ({ page }) => {
  await page.goto('/elements');
  await expect(page.getByLabel('What to paste')).toHaveValue(/<script type="module" src="http.*<trek-list/s);
  const list = page.locator('trek-list');
  await expect(list.getByRole('heading', { level: 3, name: 'Treks & Tours in Nepal' })).toBeVisible();
  await expect(list.getByRole('article').first()).toBeVisible();
  await page.locator('trek-booking').getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('a host page can prevent the sign-in event to sign visitors in by itself, and no other event', async ({
  page,
  agency,
}) => {
  await agency(`<trek-context backend="$site/api"><trek-booking trek="${TREK}"></trek-booking></trek-context>`);
  await page.evaluate(() => {
    const heard: [string, boolean, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of ['ready', 'auth-required', 'step'])
      document.addEventListener(`trek:${name}`, (event) => {
        event.preventDefault();
        heard.push([event.type, event.defaultPrevented, (event as CustomEvent).detail.v]);
      });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const book = page.locator('trek-booking').getByRole('button', { name: 'Book Now' }).first();
  await book.press('Enter');
  await expect.poll(heard).toContainEqual(['trek:auth-required', true, 1]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await book.press('Enter');
  const authRequired = ['trek:auth-required', true, 1];
  await expect.poll(heard).toEqual([['trek:ready', false, 1], authRequired, authRequired]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('booking works on a CMS page with a sticky header, custom texts and none of our pages', async ({
  page,
  agency,
}) => {
  await agency(`<header>Header</header><trek-context backend="$site/api" locale="de_DE">
    <trek-booking trek="${TREK}">Lädt</trek-booking></trek-context>`);
  await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header) header.style.cssText = 'position:sticky;top:0;z-index:99999;padding:30px';
    const messages = { booking: { bookNow: 'Verbindlich buchen' } };
    Object.assign(document.querySelector('trek-context') ?? {}, { messages });
  });
  await listen(page);
  const booking = page.locator('trek-booking');
  await expect(booking).toContainText('pro Person');
  await booking.getByRole('button', { name: 'Verbindlich buchen' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const layerOf = (element: Element) => Number(getComputedStyle(element.parentElement ?? element).zIndex);
  expect(await dialog.evaluate(layerOf)).toBeGreaterThan(2_147_483_000);
  await expect(dialog.getByLabel('Angemeldet bleiben')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Passwort vergessen?' }).press('Enter');
  await dialog.getByLabel('E-Mail').fill('maya@example.com');
  await dialog.getByRole('button', { name: 'Link anfordern' }).press('Enter');
  // The form has a way back too, and the answer moves the focus off it.
  await expect(dialog.getByRole('heading', { name: 'Prüfen Sie Ihren Posteingang' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Zurück zur Anmeldung' }).press('Enter');
  await expect(dialog.getByLabel('E-Mail')).toBeFocused();

  await dialog.getByRole('button', { name: 'Konto anlegen' }).press('Enter');
  await expect(dialog.getByRole('link', { name: 'Geschäftsbedingungen' })).toHaveAttribute(
    'href',
    /^https?:.*\/terms-conditions$/,
  );
  await expect(dialog.getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(dialog.getByText(/Ihr Vertragspartner ist/)).toBeVisible();
  const email = `agency-${crypto.randomUUID()}@example.com`;
  const fields = { fullname: 'Anna Huber', email, phone: '+49 89 123456', password: 'Yak-butter-tea-7' };
  for (const [name, value] of Object.entries({ ...fields, confirmPassword: fields.password }))
    await dialog.locator(`input[name="${name}"]`).fill(value);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Registrieren' }).press('Enter');
  await dialog.getByLabel('Land').selectOption('Germany');
  await dialog.locator('input[name="bookingDate"]').fill(await payableDay(page.request, 'Everest Base Camp Trek'));
  await dialog.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await dialog.getByRole('button', { name: /zahlen$/ }).click();
  await expect(dialog.getByText(/Buchung TH-/)).toBeVisible({ timeout: 20_000 });
  const reference = expect.stringMatching(/^TH-/);
  for (const type of ['trek:booking-created', 'trek:payment'])
    expect((await eventsOf(page, type)).at(-1)).toMatchObject({ reference });
});

test('a dialog traps and restores the focus, and ignores host style sheets in both themes', async ({
  page,
  agency,
}) => {
  await agency(`<trek-context backend="$site/api" locale="de-DE">
    <trek-booking trek="${TREK}"></trek-booking><trek-booking theme="dark" trek="${TREK}"></trek-booking></trek-context>`);
  for (const [index, theme] of ['light', 'dark'].entries()) {
    const book = page.locator('trek-booking').nth(index).getByRole('button', { name: 'Jetzt buchen' }).first();
    expect(await book.evaluate((button) => getComputedStyle(button).fontSize)).toBe('16px');
    expect(await book.evaluate((button) => getComputedStyle(button).letterSpacing)).toBe('normal');
    await book.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const portal = page.locator('[data-scope="embed"][data-part="portal"]', { has: dialog });
    await expect(portal).toHaveAttribute('data-trek-theme', theme);
    await untilStill(page);
    expect(await axeFaults(page, { within: ['trek-booking', 'trek-layer'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(book).toBeFocused();
  }
});

test('elements can be moved, cloned, removed and reinserted, and accept attributes set later', async ({
  page,
  agency,
}) => {
  await agency(`<trek-offer trek="${TREK}">An offer</trek-offer><section></section>`);
  await listen(page);
  const offers = page.locator('trek-offer');
  await expect(offers.getByRole('alert')).toContainText('<trek-offer> needs the address of the API');
  const setBackend = (backend: string) =>
    page.evaluate((address) => {
      Object.assign(document.querySelector('trek-offer') ?? {}, { backend: address });
    }, backend);
  await setBackend(
    `${
      new URL(
        await page
          .locator('script[src]')
          .first()
          .evaluate((script) => (script as HTMLScriptElement).src),
      ).origin
    }/api`,
  );
  await expect(offers.getByRole('article')).toHaveCount(1);
  await page.evaluate(() => {
    const offer = document.querySelector('trek-offer') as HTMLElement;
    // The same part must stand there afterwards.
    Object.assign(window, { part: offer.shadowRoot?.querySelector('article') });
    document.querySelector('section')?.append(offer);
    document.querySelector('section')?.after(offer.cloneNode(true));
  });
  await expect(offers.getByRole('article')).toHaveCount(2);
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { part: Element }).part ===
        document.querySelector('trek-offer')?.shadowRoot?.querySelector('article'),
    ),
  ).toBe(true);
  await page.evaluate(() => {
    Object.assign(window, { gone: document.querySelector('trek-offer') });
    document.querySelector('trek-offer')?.remove();
  });
  await expect(page.locator('trek-layer')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('main')?.append((window as unknown as { gone: Element }).gone));
  await expect(offers.getByRole('article')).toHaveCount(2);
});
