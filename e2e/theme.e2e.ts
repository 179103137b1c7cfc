import type { Page } from '@playwright/test';
import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';

const VISITORS = [
  { who: 'with a dark system', system: 'dark', choice: null, theme: 'dark' },
  { who: 'who has chosen the light theme on a dark system', system: 'dark', choice: 'light', theme: '' },
  { who: 'who has chosen the dark theme', system: 'light', choice: 'dark', theme: 'dark' },
  { who: 'with a dark system whose browser blocks its storage', system: 'dark', choice: 'blocked', theme: 'dark' },
] as const;

test('a visitor gets the saved theme before any code loads', async ({ page }) => {
  for (const { who, system, choice, theme } of VISITORS) {
    await test.step(`a visitor ${who}`, async () => {
      await page.emulateMedia({ colorScheme: system });
      if (choice === 'blocked') {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        });
      } else if (choice) await page.evaluate((chosen) => localStorage.setItem('theme', chosen), choice);
      const arrive = await holdBack(page, /entry-client.*\.js/);
      await page.goto('/faq', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveClass(theme);
      arrive();
      await hydrate(page);
      await expect(page.locator('html')).toHaveClass(theme);
    });
  }
});

test('a chosen theme persists, and other tabs of the site follow it', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/faq');
  await hydrate(other);
  const press = () => page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await press();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(other.locator('html')).toHaveClass('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await hydrate(page);
  await press();
  await expect(other.locator('html')).toHaveClass('');
});

/** The light of each drawing that a page asks for in a size. Other pictures of a trek come as they are when it is used. */
function drawnLights(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const light = /\/uploads\/art\/trek-\d+-(day|dawn|dusk)-\d+\.avif$/.exec(request.url())?.[1];
    if (light) requests.push(light);
  });
  return requests;
}

/** Its picture, as it is shown. */
const shownPicture = (page: Page) =>
  page
    .locator('main img[data-dark]')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

test('a dark page loads only pictures at dusk', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const requests = drawnLights(page);
  for (const path of ['/treks', '/treks/everest-base-camp-trek']) {
    await test.step(path, async () => {
      requests.length = 0;
      await page.goto(path);
      await expect.poll(() => shownPicture(page)).toMatch(/-dusk-\d+\.avif$/);
      await page.waitForLoadState('networkidle');
      expect(new Set(requests)).toEqual(new Set(['dusk']));
    });
  }
  // Its source takes no room of its own.
  const hero = page.locator('main header').first();
  const [picture, band] = await Promise.all([hero.locator('img').first().boundingBox(), hero.boundingBox()]);
  expect(picture).toEqual(band);
});

test('pictures follow the chosen theme', async ({ page }) => {
  await page.goto('/treks?keyword=everest+base+camp');
  await hydrate(page);
  await expect.poll(() => shownPicture(page)).toMatch(/-day-/);
  const press = () => page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await press();
  await expect.poll(() => shownPicture(page)).toMatch(/-dusk-/);
  const requests = drawnLights(page);
  await page.reload();
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  // The system is light, and a picture that does not wait for scripts knows of nothing else.
  const urgent = await page.locator('main img[loading="eager"]').count();
  expect(requests.filter((light) => light === 'day').length).toBeLessThanOrEqual(urgent);
  expect(requests).toContain('dusk');
  await page
    .locator('main')
    .getByRole('link', { name: /Everest Base Camp Trek/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Everest Base Camp/);
  await expect.poll(() => shownPicture(page)).toMatch(/-dusk-/);
  await press();
  await expect.poll(() => shownPicture(page)).toMatch(/-day-/);
});

test('the picture at the head of a page has the pixels of its place on a narrow window', async ({ page }) => {
  for (const path of ['/treks/everest-base-camp-trek', '/region/everest']) {
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
    ] as const) {
      await test.step(`${path} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const [taken, shown] = await page
          .locator('main header img')
          .first()
          .evaluate(({ currentSrc, clientWidth, clientHeight }: HTMLImageElement) => [
            Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]),
            // It fills its place, 4 : 3.
            Math.max(clientWidth, (clientHeight * 4) / 3),
          ]);
        // A tenth is not seen.
        expect((taken ?? 0) * 1.1).toBeGreaterThanOrEqual(shown ?? 0);
      });
    }
  }
});
