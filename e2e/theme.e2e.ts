import { holdBack } from './support/held-code.ts';
import { expect, hydrate, test } from './support/test.ts';

const VISITORS = [
  { who: 'with a dark system', system: 'dark', choice: null, theme: 'dark' },
  { who: 'who has chosen the light theme on a dark system', system: 'dark', choice: 'light', theme: '' },
  { who: 'who has chosen the dark theme', system: 'light', choice: 'dark', theme: 'dark' },
  { who: 'with a dark system whose browser blocks its storage', system: 'dark', choice: 'blocked', theme: 'dark' },
] as const;

test('a visitor has their theme before any code comes, and keeps it', async ({ page }) => {
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

test('the theme that was chosen stays, and the other tabs of the site follow it', async ({ page, context }) => {
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
