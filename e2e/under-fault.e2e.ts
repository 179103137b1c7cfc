import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import { startSite } from './support/site-on.ts';
import { expect, hydrate, noisyTest as test } from './support/test.ts';

const sign = (page: Page) => page.getByRole('complementary', { name: 'QA' });

async function sendMessage(page: Page) {
  await page.getByLabel('Name').fill('Maya Gurung');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Phone').fill('+977 9800000005');
  await page.getByLabel('Message').fill('Is March too early?');
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('QA puts one tab under fault, reads its log, and opens a machine’s run on the bench', async ({ context }) => {
  const site = await startSite('sites/qa/start.ts', { DATA_DIR: mkdtempSync(join(tmpdir(), 'trek-qa-')) });
  try {
    const [board, tab, other] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await tab.goto(`${site.url}/contact`);
    await other.goto(`${site.url}/faq`);
    await board.goto(`${site.url}/qa`);
    await board.getByRole('radio', { name: /\/contact/ }).check();
    await board.getByRole('combobox', { name: 'POST /contact' }).selectOption('500');
    await expect(sign(tab)).toHaveText('QA: 1 fault on');

    // A reload keeps the switches.
    await tab.reload();
    await expect(sign(tab)).toHaveText('QA: 1 fault on');
    await hydrate(tab);
    await sendMessage(tab);
    await expect(tab.getByRole('main').getByText('Something went wrong', { exact: true })).toBeVisible();
    await expect(tab.getByRole('main').getByText(/^Request id: qa-[\da-f-]+$/)).toBeVisible();
    await expect(sign(other)).toHaveCount(0);

    const log = board.getByRole('region', { name: 'Log' });
    await expect(log).toContainText(/POST \/api\/contact · 500 · \d+ ms · request qa-[\da-f-]+ · under fault: 500/);
    await expect(log).toContainText('form: submit · editing → submitting');
    for (const colorScheme of ['light', 'dark'] as const) {
      await board.emulateMedia({ colorScheme });
      expect(await axeFaults(board)).toEqual([]);
    }
    const bench = board.getByRole('link', { name: 'Open on the bench: form' });
    await expect(bench).toHaveAttribute('href', /\?path=\/story\/workbench-form--workbench&args=script:B/);

    await board.getByRole('button', { name: 'No faults' }).click();
    await expect(sign(tab)).toHaveCount(0);
    await tab.getByRole('button', { name: 'Send message' }).click();
    await expect(tab.getByText('Message sent successfully!')).toBeVisible();
  } finally {
    site.stop();
  }
});
