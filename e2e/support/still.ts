import type { Page } from '@playwright/test';

/**
 * Waits until every animation on the page and in its shadow roots has ended: during a fade or a change of theme the
 * contrast differs. Animations of several seconds are not waited for: spinners, and the countdown of a toast.
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
