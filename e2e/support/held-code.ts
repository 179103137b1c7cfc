import type { Page, Route } from '@playwright/test';

/**
 * Keeps code on its way until it is let through, as a slow network does.
 * @param end what becomes of it then; default: it arrives
 * @returns lets that happen
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
