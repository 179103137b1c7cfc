import type { Page, Route } from '@playwright/test';

/**
 * Holds code back until it is released, as a slow network does.
 * @param end what happens to it then; default: it arrives
 * @returns releases it
 */
export async function holdBack(
  page: Page,
  code: RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(code, async (route) => {
    await held;
    await end(route);
  });
  return arrive;
}
