import type { Page } from '@playwright/test';
import { layoutShift, painted } from './support/layout.ts';
import { signInAs } from './support/signed-in.ts';
import { slowLine } from './support/slow-line.ts';
import { expect, hydrate, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const top = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const panels = (page: Page) => page.locator('[data-scope="mega-menu"][data-part="panel"]');

test('the menu opens on hover without layout shift, navigates, and closes on navigation and Back', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/login');
  // Its place on the page: Playwright may scroll to what it points at.
  const placeOfTitle = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { x, y, width } = title.getBoundingClientRect();
      return { x, y: Math.round(y + window.scrollY), width };
    });
  const before = await placeOfTitle();
  await top(page, 'Nepal Trekking').hover();
  await expect(menu(page).getByRole('list', { name: 'Regions of Nepal' }).getByRole('link')).toHaveCount(10);
  await expect(menu(page).getByRole('link', { name: /^Everest Base Camp Trek/ })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Langtang', exact: true }).hover();
  await expect(menu(page).getByRole('link', { name: /^Langtang Valley Trek/ })).toBeVisible();
  expect(await placeOfTitle()).toEqual(before);
  await page.mouse.move(512, 890);
  await expect(panels(page)).toHaveCount(0);

  await top(page, 'Nepal Trekking').click();
  await menu(page).getByRole('link', { name: 'Annapurna', exact: true }).click();
  await expect(page).toHaveURL('/treks?region=2');
  await expect(panels(page)).toHaveCount(0);
  await top(page, 'Activities').click();
  await menu(page).getByRole('link', { name: 'Adventure Activities', exact: true }).click();
  await expect(page).toHaveURL('/treks?activity=adventure-activities');
  await top(page, 'Tibet').click();
  await menu(page)
    .getByRole('link', { name: /^Mount Kailash Kora/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mount Kailash Kora' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await top(page, 'Bhutan').click();
  await expect(panels(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/treks?activity=adventure-activities');
  await expect(panels(page)).toHaveCount(0);
});

test('the header shrinks after 10 px of scrolling and settles', async ({ page }) => {
  await page.goto('/faq');
  await page.mouse.move(200, 400);
  const header = page.getByRole('banner');
  const height = () => header.evaluate((element) => Math.round(element.clientHeight));
  const scrollTo = (to: number) => page.evaluate((pixels) => window.scrollTo(0, pixels), to);
  expect(await height()).toBe(72);
  await scrollTo(10);
  await expect(header).not.toHaveAttribute('data-scrolled');
  for (const scrolledPx of [11, 26]) {
    await test.step(`by ${scrolledPx} px`, async () => {
      await scrollTo(0);
      await expect.poll(height).toBe(72);
      await scrollTo(scrolledPx);
      await expect.poll(height).toBe(56);
      const seen = await header.evaluate(async (element) => {
        const states = new Set<string>();
        for (let frame = 0; frame < 30; frame += 1) {
          await new Promise(requestAnimationFrame);
          states.add(`${Math.round(element.clientHeight)} px at ${Math.round(window.scrollY)}`);
        }
        return [...states];
      });
      expect(seen).toEqual([`56 px at ${scrolledPx}`]);
    });
  }
});

/** Around each change of the header's layout. */
const WIDTHS = [360, 390, 820, 1024, 1200, 1239, 1240, 1440];

test('the header fits every width', async ({ page }) => {
  await page.goto('/faq');
  // The menu's own code is wider than the links before it.
  await hydrate(page);
  await expect(page.getByRole('banner').locator('nav [aria-expanded]').first()).toBeVisible();
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const box = await login.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width - 8);
  }
});

test('a header that streams in two chunks causes no layout shift', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = await slowLine(baseURL as string, '<a data-scope="button" data-part="root" data-variant="secondary"');
  page.once('close', () => line.close());
  await page.goto(`${line.url}/forgot-password`, { waitUntil: 'commit' });
  await painted(page);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  line.goOn();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
});

test('signed-in visitors find every header item at any width and with any name length', async ({ page }) => {
  await signInAs(page, 'Bhrikutipadmasambhava Lama');
  await page.goto('/faq');
  const name = page.getByRole('banner').getByRole('button', { name: 'Bhrikutipadmasambhava' });
  const button = page.getByRole('button', { name: 'Open the menu' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const part of width < 1024 ? [name, button] : [name]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width - 8);
    }
  }
});

test('the desktop header shows a short name in full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await signInAs(page, 'Tenzing Sherpa');
  await page.goto('/faq');
  await hydrate(page);
  await expect(page.getByRole('banner').locator('nav [aria-expanded]').first()).toBeVisible();
  const name = page.getByRole('banner').getByText('Tenzing', { exact: true });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the drawer traps the focus, closes on navigation and releases the page when the screen is rotated', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu', exact: true });
  await button.tap();
  await expect(drawer.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const isOut = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]'),
    );
    expect(isOut).toBe(false);
  }
  await drawer.getByText('Bhutan', { exact: true }).tap();
  await drawer.getByRole('link', { name: 'Druk Path Trek' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Druk Path Trek' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  await button.tap();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(drawer).toHaveCount(0);

  await page.setViewportSize({ width: 820, height: 1180 });
  await button.tap();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('link', { name: 'Contact', exact: true }).first().tap();
  await expect(page).toHaveURL(/\/contact$/);
});
