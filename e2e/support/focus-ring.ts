import type { Page } from '@playwright/test';

const LEAST_RING_PX = 2;

/** Presses of Tab on one page, at most: enough for all of it but a long list. */
const MOST_PRESSES = 60;

/** Notes what takes the focus, and whether it can be seen that it has: by an outline of its own or of what it is in. */
function watchFocus() {
  // A card is one link, a choice one label: the ring may stand around them.
  const LEVELS = 4;
  const ringPx = (element: Element): number => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  };
  const walk: { name: string; ringPx: number }[] = [];
  Object.assign(window, { walk });
  addEventListener('focusin', ({ target }) => {
    let widest = 0;
    let element = target as Element | null;
    for (let level = 0; element && level < LEVELS; level += 1) {
      widest = Math.max(widest, ringPx(element));
      element = element.parentElement;
    }
    const focused = target as HTMLElement;
    const { scope, part } = focused.dataset;
    const name = focused.getAttribute('aria-label') || focused.textContent?.trim().slice(0, 40) || `${scope} ${part}`;
    walk.push({ name: `${focused.tagName.toLowerCase()} “${name}”`, ringPx: widest });
  });
}

/** Goes through a page by keyboard. @returns the elements that take the focus and do not show it */
export async function withoutRing(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  for (let press = 0; press < MOST_PRESSES; press += 1) await page.keyboard.press('Tab');
  const walk = await page.evaluate(() => (window as unknown as { walk: { name: string; ringPx: number }[] }).walk);
  if (walk.length === 0) throw new Error('Nothing on the page takes the focus');
  return [...new Set(walk.filter(({ ringPx }) => ringPx < LEAST_RING_PX).map(({ name }) => name))];
}
