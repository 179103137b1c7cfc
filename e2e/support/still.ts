import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page, or in a shadow root of it, is on its way any more: what fades in, or takes on another
 * theme, has another contrast for a moment. What takes seconds is not waited for: it turns without end, or counts down how
 * long a toast stays.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const passing = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  });
}
