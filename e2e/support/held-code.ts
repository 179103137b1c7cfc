import type { Page } from '@playwright/test';

/** Keeps code on its way until it is let through, as a slow network does. @returns lets it arrive */
export async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}
