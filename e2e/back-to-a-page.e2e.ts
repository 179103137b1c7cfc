import { signInAs } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test('a page restored after signing out shows no personal data', async ({ page }) => {
  await signInAs(page, 'Maya Gurung');
  await page.goto('/user-profile');
  await expect(page.getByText('Maya Gurung').first()).toBeVisible();
  const shown = await page.evaluate(() => {
    // As if another page of this tab had done it.
    localStorage.removeItem('token');
    localStorage.removeItem('userData');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return new Promise<string>((resolve) =>
      requestAnimationFrame(() => resolve(document.getElementById('root')?.textContent ?? '')),
    );
  });
  expect(shown).not.toContain('Maya');
  await expect(page).toHaveURL('/login');
});
