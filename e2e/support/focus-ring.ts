import type { Page } from '@playwright/test';

const LEAST_RING_PX = 2;

/** Focuses one element after the other. Focus that a script moves shows its ring as long as the last input was a key. */
function focusEach(leastRingPx: number): { count: number; withoutRing: string[] } {
  // A card is one link, a choice one label: the ring may stand around them.
  const LEVELS = 4;
  const ringPx = (element: Element): number => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  };
  const hasRing = (focused: Element): boolean => {
    let element: Element | null = focused;
    for (let level = 0; element && level < LEVELS; level += 1) {
      if (ringPx(element) >= leastRingPx) return true;
      element = element.parentElement;
    }
    return false;
  };
  const nameOf = (element: HTMLElement): string => {
    const { scope, part } = element.dataset;
    const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40) || `${scope} ${part}`;
    return `${element.tagName.toLowerCase()} “${name}”`;
  };
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  let count = 0;
  const withoutRing = new Set<string>();
  for (const element of focusable.filter(({ tabIndex }) => tabIndex >= 0)) {
    element.focus({ preventScroll: true });
    // Hidden and disabled elements, and those behind a dialog, do not take it.
    if (document.activeElement !== element) continue;
    count += 1;
    if (!hasRing(element)) withoutRing.add(nameOf(element));
  }
  return { count, withoutRing: [...withoutRing] };
}

/**
 * Looks at everything on a page that the keyboard reaches, after one press of Tab. To press it for each element takes ten
 * times as long; the order of the keyboard is the stories' business.
 * @returns the elements that take the focus and do not show it
 */
export async function withoutRing(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const { count, withoutRing } = await page.evaluate(focusEach, LEAST_RING_PX);
  if (count < 2) throw new Error('Nothing on the page takes the focus');
  return withoutRing;
}
