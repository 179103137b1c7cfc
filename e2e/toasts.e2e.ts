import { expect, test } from './support/test.ts';
import { expectApart, toastBox } from './support/toasts.ts';

test('a toast covers neither the header nor the chat', async ({ page }) => {
  await page.goto('/');
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await expect(chat).toBeVisible();
  await page
    .getByRole('button', { name: /Find|Search/ })
    .first()
    .click();
  const toast = await toastBox(page, 'Please select at least one search parameter');
  await expectApart(page, toast, [page.getByRole('banner'), chat]);
});

test('a toast covers neither a dialog’s title and buttons nor the page title', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/treks/langtang-valley-trek');
  await page.getByRole('button', { name: 'Book Now' }).last().click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading').first();
  await expect(title).toBeVisible();
  const ofDialog = [
    title,
    dialog.getByRole('button', { name: 'Close' }),
    dialog.getByRole('button', { name: 'Log In' }),
  ];
  await expectApart(page, await toastBox(page, 'Please log in to book this trek'), ofDialog);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectApart(page, await toastBox(page, 'Please fill'), [page.getByRole('heading', { level: 1 })]);
});
