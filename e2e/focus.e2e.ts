import type { Page } from '@playwright/test';
import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const LEAST_RING_PX = 2;

/** Presses of Tab on one page, at most: enough for all of it but a long list. */
const MOST_PRESSES = 60;

/** The element that has the focus, and whether it can be seen that it has: by an outline of its own or of what it is in. */
function focusedElement() {
  // A card is one link, a choice one label: the ring may stand around them.
  const LEVELS = 4;
  const ringPx = (element: Element): number => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  };
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  let widest = 0;
  let element: Element | null = focused;
  for (let level = 0; element && level < LEVELS; level += 1) {
    widest = Math.max(widest, ringPx(element));
    element = element.parentElement;
  }
  const { scope, part } = (focused as HTMLElement).dataset;
  const name = focused.getAttribute('aria-label') || focused.textContent?.trim().slice(0, 40) || `${scope} ${part}`;
  return { name: `${focused.tagName.toLowerCase()} “${name}”`, ringPx: widest };
}

/** Goes through a page by keyboard. @returns the elements at which nobody sees where they are */
async function withoutRing(page: Page): Promise<string[]> {
  const bare = new Set<string>();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(focusedElement);
    if (!focused) break;
    if (focused.ringPx < LEAST_RING_PX) bare.add(focused.name);
  }
  return [...bare];
}

for (const path of [
  '/',
  '/treks',
  '/treks/langtang-valley-trek',
  '/blog',
  '/login',
  '/signup',
  '/contact',
  '/nepal-visa',
]) {
  test(`on ${path} the keyboard's place can be seen wherever it goes`, async ({ page }) => {
    await page.goto(path);
    expect(await withoutRing(page)).toEqual([]);
  });
}

test("in the booking's dialog the keyboard's place can be seen, in both of its steps", async ({ page }) => {
  await signInAs(page, 'Dawa Lama');
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Nepal');
  await dialog.getByLabel('Start date').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  expect(await withoutRing(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByLabel('Custom amount').first().check();
  expect(await withoutRing(page)).toEqual([]);
});
