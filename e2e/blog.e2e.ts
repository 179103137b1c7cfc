import type { Page } from '@playwright/test';
import { expect, noisyTest, test } from './support/test.ts';

/** Another post than the site has. */
const post = {
  id: 99,
  title: 'The pass in winter',
  metaTitle: 'The pass in winter',
  isPublished: true,
  content: '<p>See for yourself.</p><iframe src="https://www.youtube.com/embed/pass" title="The pass"></iframe>',
};

/** Goes there as a link of the site does. */
const walkTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

test('a post shows its embedded video', async ({ page }) => {
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Video</title><p>Snow to the knee</p>' }),
  );
  await page.route('**/api/blog/all', (route) => route.fulfill({ json: [post] }));
  await page.goto('/faq');
  await walkTo(page, '/blog');
  await page.getByRole('link', { name: post.title }).click();
  await expect(page).toHaveURL('/blog/the-pass-in-winter');
  const video = page.locator('iframe[title="The pass"]');
  await video.scrollIntoViewIfNeeded();
  await expect(video.contentFrame().getByText('Snow to the knee')).toBeVisible();
});

// The browser itself notes answers of 404 and 503 on the console.
noisyTest('a post that is not there leads to the list, and says why', async ({ page }) => {
  await noisyTest.step('by its address', async () => {
    const answer = await page.goto('/blog/no-such-post');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trekking Blog');
  });
  await noisyTest.step('by a link', async () => {
    await walkTo(page, '/treks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Treks & Tours');
    await walkTo(page, '/blog/no-such-post');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('alert').getByText('Blog Post Not Found').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/treks');
  });
});

noisyTest('a list that did not come says so, and Retry loads the page again', async ({ page }) => {
  await page.route('**/api/blog/all', (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
  await page.goto('/faq');
  await walkTo(page, '/blog');
  await expect(page.getByText('Error loading blog posts')).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForFunction(() => !('isTheSameDocument' in window));
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
});
