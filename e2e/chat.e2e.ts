import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('the chat leaves the booking button uncovered and links to two people on WhatsApp', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/treks/langtang-valley-trek');
  const button = page.getByRole('button', { name: 'Chat with us' });
  const chat = await button.boundingBox();
  const bar = await page.locator('[data-scope="booking-panel"][data-part="bar"]').boundingBox();
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await button.tap();
  const links = page.getByRole('region', { name: 'Chat with us' }).getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
});

/** Texts of controls and links that the chat button lies over. */
const coveredByChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[data-scope="chat"][data-part="launcher"]')?.getBoundingClientRect();
    if (!chat) return ['no chat'];
    return [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea), footer a')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < chat.right && right > chat.left && top < chat.bottom && bottom > chat.top;
      })
      .map(({ textContent, outerHTML }) => textContent || outerHTML);
  });

test('the chat covers no field and no button of a form page', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/signup', '/login', '/contact']) {
    await page.goto(path);
    const chat = page.getByRole('button', { name: 'Chat with us' });
    await expect(chat).toBeVisible();
    for (const share of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      expect(await coveredByChat(page), `${path} at ${share}`).toEqual([]);
    }
    await expect(chat).toBeInViewport();
  }
});

test('neither the chat nor the booking bar covers the focused element', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/treks/langtang-valley-trek');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  const obscured = await page.evaluate(() => {
    const fixed = ['[data-scope="chat"][data-part="launcher"]', '[data-scope="booking-panel"][data-part="bar"]'];
    const boxes = fixed.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    const focusable = 'main :is(a[href], button, input, summary):not([data-part="bar"] *), footer a';
    return [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((control) => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      control.focus();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isUnder = boxes.some(
        (box) => box && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      return document.activeElement === control && isUnder ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
  expect(obscured).toEqual([]);
});
