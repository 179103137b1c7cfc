import { axeFaults } from './support/axe-faults.ts';
import { expect, hydrate, test } from './support/test.ts';

test('an agency chooses a part, sees it, and copies the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/for-agencies');
  await hydrate(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await expect(preview.getByRole('button', { name: 'Jetzt buchen' })).toBeVisible();
  await page.getByLabel('Links and choices').fill('#88bbee');
  await expect(page.getByRole('list', { name: 'Contrast' })).toContainText('too low, at least 4.5');
  expect(await axeFaults(page)).toEqual([]);

  const code = page.getByRole('tabpanel', { name: 'HTML', exact: true });
  await expect(code).toContainText('locale="de-DE"');
  await expect(code).toContainText('--trek-color-primary: #88bbee;');
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<trek-booking backend=');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(code).toContainText('theme="dark"');
  await expect(code).not.toContainText('--trek-');
  await expect(page.getByText('Your own colors are for the light theme.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Part' }).selectOption('All treks, with filters');
  // A part loads once it is seen, and the panel before it was taller.
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('article').first()).toBeVisible();
});
