import type { Page } from '@playwright/test';
import { accountMenu, PASSWORD, register } from './support/account.ts';
import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';
import { translatePage } from './support/translate-page.ts';

// Here the server's markup is changed before the site's code comes. In pages that are translated later, the tests tagged
// `@translated` run.

/** Turns the page into another language, as far as a page knows: its texts are no longer the server's. */
async function translated(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, /entry-client/);
  await page.goto(path);
  await translatePage(page);
  return arrive;
}

test('text and choices on a translated page survive hydration', async ({ page }) => {
  const arrive = await translated(page, '/contact');
  await page.getByLabel('Name').fill('Jürgen Weiß');
  await page.getByLabel('Email').fill('juergen@example.com');
  await page.getByLabel('Message').fill('Ist März zu früh?');
  arrive();
  await hydrate(page);
  await expect(page.getByLabel('Name')).toHaveValue('Jürgen Weiß');
  await expect(page.getByLabel('Email')).toHaveValue('juergen@example.com');
  await expect(page.getByLabel('Message')).toHaveValue('Ist März zu früh?');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.getByLabel('Phone').fill('+49 89 1234567');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

/** Records what each new field contains at the first moment at which a visitor could do anything with it. */
const watchFields = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const known = new Set(document.querySelectorAll(selector));
    const values: string[] = [];
    new MutationObserver(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>(selector)) {
        if (known.has(field)) continue;
        known.add(field);
        // The next task: a press or a key would be one.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => values.push(field.value);
        port2.postMessage(null);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { values });
  }, selector);
const noted = (page: Page) => page.evaluate(() => (window as { values?: string[] }).values);

test('a form that is rendered again is never empty: text is back before the next press', async ({ page }) => {
  const email = await register(page, 'Karma Lama');
  const arrive = await holdBack(page, /entry-client/);
  // Its code comes at once, and the browser's load event waits for it.
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await translatePage(page);
  await watchFields(page, '[type=email]');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  arrive();
  await expect.poll(() => noted(page)).toEqual([email]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(accountMenu(page, 'Karma')).toBeVisible();
});

/**
 * Opens a page whose code waits, then begins to hydrate its markup and stops there until the test goes on, as on a busy
 * phone.
 */
async function slowlyHydrated(page: Page, path: string) {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    // React works in slices, each of which asks for the next one by a message.
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      held.push(() => post.apply(this, message));
    };
    const goOn = () => {
      MessagePort.prototype.postMessage = post;
      for (const send of held) send();
    };
    Object.assign(window, { goOn });
  });
  const arrive = await holdBack(page, /entry-client/);
  // The load event waits for code that comes at once.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return {
    begin: async () => {
      arrive();
      const isBegun = () => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react'));
      await page.waitForFunction(isBegun);
    },
    goOn: () => page.evaluate(() => (window as { goOn?: () => void }).goOn?.()),
  };
}

test('typing and presses count while a page is translated during its hydration', async ({ page }) => {
  const email = await register(page, 'Karma Lama');
  const { begin, goOn } = await slowlyHydrated(page, '/login');
  await page.getByLabel('Email').pressSequentially(email);
  await begin();
  await translatePage(page);
  // As the keyboard of a phone goes on to the next field.
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(PASSWORD);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await goOn();
  await expect(accountMenu(page, 'Karma')).toBeVisible();
});

test('a button that is rendered again while the mouse is down on it is pressed', async ({ page }) => {
  const email = await register(page, 'Karma Lama');
  const { begin, goOn } = await slowlyHydrated(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await begin();
  await translatePage(page);
  await page.getByRole('button', { name: 'Sign in' }).hover();
  await page.mouse.down();
  await goOn();
  await hydrate(page);
  await page.mouse.up();
  await expect(accountMenu(page, 'Karma')).toBeVisible();
});

test('a field of a part that is rendered again is never empty, and keeps the focus', async ({ page }) => {
  const arrive = await holdBack(page, /assets\/trek-booking/);
  await page.goto('/treks/everest-base-camp-trek');
  await hydrate(page);
  await translatePage(page);
  const field = page.getByRole('region', { name: 'Book This Trek' }).getByLabel('Travelers', { exact: true });
  await watchFields(page, '[type=number]');
  await field.fill('3');
  arrive();
  await expect.poll(() => noted(page)).toEqual(['3']);
  await expect(field).toBeFocused();
});

test('choices on a translated home page are searched for after hydration', async ({ page }) => {
  const arrive = await translated(page, '/');
  await page.getByLabel('Country').selectOption('Bhutan');
  await page.getByLabel('Duration').selectOption('Up to 15 days');
  await page.getByRole('button', { name: 'Find Your Adventure' }).click();
  arrive();
  await expect(page).toHaveURL('/treks?country=Bhutan&duration=1-15');
});

test('presses on a translated trek count once each after hydration and open the booking', async ({ page }) => {
  const arrive = await translated(page, '/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  arrive();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login Required');
  await expect(panel.getByLabel('Travelers', { exact: true })).toHaveValue('3');
});

test('presses in a translated section that loads later are answered by its replacement', async ({ page }) => {
  const arrive = await holdBack(page, /assets\/trek-booking/);
  await page.goto('/treks/everest-base-camp-trek');
  await hydrate(page);
  await translatePage(page);
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  arrive();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login Required');
  await expect(panel.getByLabel('Travelers', { exact: true })).toHaveValue('2');
});

test('a press on a translated trek is dropped if the visitor opens another trek meanwhile', async ({ page }) => {
  const arriveBooking = await holdBack(page, /assets\/trek-booking/);
  const arrive = await translated(page, '/treks/everest-base-camp-trek');
  const panel = page.getByRole('region', { name: 'Book This Trek' });
  await panel.getByRole('button', { name: 'Book Now' }).first().click();
  arrive();
  await hydrate(page);
  await page.locator('main a[href^="/treks/"]').first().click();
  await expect(page).toHaveURL(/\/treks\/(?!everest-base-camp)/);
  arriveBooking();
  await panel.getByRole('button', { name: 'More travelers' }).click();
  await expect(panel.getByLabel('Travelers', { exact: true })).toHaveValue('2');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an extension that adds elements to a field breaks nothing', async ({ page }) => {
  const arrive = await holdBack(page, /entry-client/);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('maya@example.com');
  await page.evaluate(() => {
    const icon = document.createElement('div');
    icon.textContent = '🔑';
    document.querySelector('input[type="email"]')?.after(icon);
  });
  arrive();
  await hydrate(page);
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
});

test('control: unchanged markup is hydrated, not rendered again', async ({ page }) => {
  await page.goto('/contact');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByLabel('Name').fill('Maya');
  await hydrate(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});
