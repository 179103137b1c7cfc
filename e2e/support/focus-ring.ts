import type { Page } from '@playwright/test';

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
export async function withoutRing(page: Page): Promise<string[]> {
  const bare = new Set<string>();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(focusedElement);
    if (!focused) break;
    if (focused.ringPx < LEAST_RING_PX) bare.add(focused.name);
  }
  return [...bare];
}
