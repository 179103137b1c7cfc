import { COMPANY } from '../sites/web/src/content/company.ts';
import { expect, test } from './support/test.ts';

test('reviews of each site load on request by mouse or keyboard, and receive the focus', async ({ page }) => {
  const requests: string[] = [];
  for (const { widget } of COMPANY.reviewSites) {
    await page.route(`${new URL(widget).origin}/**`, (route) => {
      requests.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<html lang="en"><title>Reviews</title><p>Five days</p>',
      });
    });
  }
  await page.goto('/reviews');
  for (const [index, { name, widget }] of COMPANY.reviewSites.entries()) {
    await test.step(name, async () => {
      requests.length = 0;
      const tab = page.getByRole('tab', { name });
      const button = page.getByRole('button', { name: `Load the reviews from ${name}` });
      const isByMouse = index % 2 === 0;
      if (isByMouse) await tab.click();
      else {
        await page.getByRole('tab', { selected: true }).focus();
        while ((await tab.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
        await expect(tab).toBeFocused();
      }
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      expect(requests).toEqual([]);
      await (isByMouse ? button.click() : button.press('Enter'));
      const reviews = page.locator(`iframe[title="Reviews on ${name}"]`);
      // The other company's page is in a frame of this site's own.
      await expect(reviews.contentFrame().locator('iframe').contentFrame().getByText('Five days')).toBeVisible();
      await expect(reviews).toBeFocused();
      expect(requests).toEqual([widget]);
    });
  }
});
