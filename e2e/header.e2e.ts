import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const top = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const panels = (page: Page) => page.locator('[data-scope="mega-menu"][data-part="panel"]');

test.describe('the header on a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'small screens have the drawer');

  test('opens under a mouse that rested there before the menu’s code came', async ({ page }) => {
    const arrive = await holdBack(page, /header-menu/);
    await page.goto('/faq');
    await top(page, 'Bhutan').hover();
    arrive();
    await expect(menu(page).getByRole('link', { name: /^Druk Path Trek/ })).toBeVisible();
  });

  for (const width of [1024, 1200, 1440]) {
    test(`opens and closes by mouse at ${width} px, and moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/login');
      const before = await page.getByRole('heading', { level: 1 }).boundingBox();
      await top(page, 'Nepal Trekking').hover();
      await expect(menu(page).getByRole('link', { name: 'Everest', exact: true })).toBeVisible();
      await expect(menu(page).getByRole('list', { name: 'Regions of Nepal' }).getByRole('link')).toHaveCount(10);
      await expect(menu(page).getByRole('link', { name: /^Everest Base Camp Trek/ })).toBeVisible();
      await menu(page).getByRole('link', { name: 'Langtang', exact: true }).hover();
      await expect(menu(page).getByRole('link', { name: /^Langtang Valley Trek/ })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: /^Everest Base Camp Trek/ })).toHaveCount(0);
      await top(page, 'Bhutan').hover();
      await expect(menu(page).getByRole('link', { name: /^Druk Path Trek/ })).toBeVisible();
      expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
      await page.mouse.move(width / 2, 890);
      await expect(panels(page)).toHaveCount(0);
    });
  }

  test('leads to a region, an activity and a trek, and closes on the way', async ({ page }) => {
    await page.goto('/login');
    await top(page, 'Nepal Trekking').click();
    await menu(page).getByRole('link', { name: 'Annapurna', exact: true }).click();
    await expect(page).toHaveURL('/treks?region=2');
    await expect(panels(page)).toHaveCount(0);
    await top(page, 'Activities').click();
    await menu(page).getByRole('link', { name: 'Adventure Activities', exact: true }).click();
    await expect(page).toHaveURL('/treks?activity=adventure-activities');
    await expect(panels(page)).toHaveCount(0);
    await top(page, 'Tibet').click();
    await menu(page)
      .getByRole('link', { name: /^Mount Kailash Kora/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mount Kailash Kora' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('closes when Back leads to another page', async ({ page }) => {
    await page.goto('/faq');
    await top(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await top(page, 'Bhutan').click();
    await expect(panels(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(panels(page)).toHaveCount(0);
  });

  test('is walked by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/login');
    await top(page, 'Nepal Trekking').focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Everest', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu(page).getByRole('link', { name: /^Everest Base Camp Trek/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(top(page, 'Nepal Trekking')).toBeFocused();
    await expect(panels(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(panels(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(panels(page)).toHaveCount(0);
  });

  test('is smaller, and has a shadow, once the page is scrolled by more than 10 px', async ({ page }) => {
    await page.goto('/');
    const height = () => page.getByRole('banner').evaluate((header) => Math.round(header.clientHeight));
    expect(await height()).toBe(72);
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect.poll(height).toBe(56);
  });
});

for (const scrolledPx of [11, 14, 20, 26]) {
  test(`the header comes to rest on a page that is scrolled by ${scrolledPx} px, and the page with it`, async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.mouse.move(200, 400);
    await page.evaluate((top) => window.scrollTo(0, top), scrolledPx);
    await expect.poll(() => page.getByRole('banner').evaluate((header) => Math.round(header.clientHeight))).toBe(56);
    const seen = await page.getByRole('banner').evaluate(async (header) => {
      const states = new Set<string>();
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        states.add(`${Math.round(header.clientHeight)} px at ${Math.round(window.scrollY)}`);
      }
      return [...states];
    });
    expect(seen).toEqual([`56 px at ${scrolledPx}`]);
  });
}

test.describe('the header on a tablet', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'a project of its own size is enough');
  test.use({ hasTouch: true });

  test('opens by a tap at 1024 px: the first tap selects a region, the second follows it', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 1366 });
    await page.goto('/login');
    await top(page, 'Nepal Trekking').tap();
    const langtang = menu(page).getByRole('link', { name: 'Langtang', exact: true });
    await langtang.tap();
    await expect(menu(page).getByRole('link', { name: /^Langtang Valley Trek/ })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await langtang.tap();
    await expect(page).toHaveURL('/treks?region=3');
  });
});

test.describe('the header on a small screen', () => {
  for (const width of [360, 390, 820]) {
    test(`has a drawer at ${width} px that keeps the focus in and closes when the page changes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu', exact: true });
      await expect(drawer.getByRole('button', { name: 'Close the menu' })).toBeFocused();
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const isOut = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]'),
        );
        expect(isOut).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();

      await page.getByRole('button', { name: 'Open the menu' }).click();
      await drawer.getByText('Bhutan', { exact: true }).click();
      await drawer.getByRole('link', { name: 'Druk Path Trek' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Druk Path Trek' })).toBeVisible();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();

      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/login');
      await expect(drawer).toHaveCount(0);
    });
  }
});

test('without scripts the menu is a list of links at every width', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await top(page, 'Bhutan').click();
    await expect(page).toHaveURL('/treks?country=Bhutan');
  }
  await context.close();
});

for (const clickCount of [1, 2]) {
  test(`what is pressed ${clickCount} times before the menu’s code has come is open when it is there`, async ({
    page,
  }) => {
    const arrive = await holdBack(page, /header-menu/);
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/about');
    // The screen of the session leaves when the page has been taken over.
    await expect(page.getByText('Loading your session...')).toHaveCount(0);
    await top(page, 'Nepal Trekking').click({ clickCount });
    arrive();
    await expect(menu(page).getByRole('link', { name: 'Everest', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
}

for (const width of [360, 390, 820, 1024, 1440]) {
  test(`whoever is signed in finds everything in the header at ${width} px, however long the name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, 'Bhrikutipadmasambhava Lama');
    await page.goto('/faq');
    const name = page.getByRole('banner').getByRole('button', { name: 'Bhrikutipadmasambhava' });
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const menu = page.getByRole('button', { name: 'Open the menu' });
    for (const part of width < 1024 ? [name, menu] : [name]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
    }
  });
}

test('an arrow key that comes before the menu’s code leads into the menu when it is there', async ({ page }) => {
  const arrive = await holdBack(page, /header-menu/);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/about');
  await expect(page.getByText('Loading your session...')).toHaveCount(0);
  await top(page, 'Nepal Trekking').press('ArrowDown');
  arrive();
  await expect(menu(page).getByRole('link', { name: 'Everest', exact: true })).toBeFocused();
});

test('the menu of a tablet that is turned gives the page back', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});
