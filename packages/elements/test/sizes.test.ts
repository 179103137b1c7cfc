import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Agency, openAgency } from './agency.ts';

/** Bytes after Brotli that a browser loads of the elements, late code included. Preact, in React's place, is 9,165 of them. */

const TREK = 'trek="everest-base-camp-trek"';
let agency: Agency;
/** Bytes of each file. To compress takes long, and the pages share most files. */
const compressed = new Map<string, number>();

beforeAll(async () => {
  agency = await openAgency();
});
afterAll(() => agency.close());

/** Hashes in the names of other files: with any other text in one of them, they compress to a hundred bytes more or less. */
const HASHES = /(?<=[\w-])-[\w-]{8}(?=\.js)/g;

function bytesOf(file: string): number {
  const code = (agency.files.get(file) ?? '').replaceAll(HASHES, '');
  const bytes = compressed.get(file) ?? brotliCompressSync(code).length;
  compressed.set(file, bytes);
  return bytes;
}

/** Opens a page, and counts what it asks for until it is quiet. */
async function open(markup: string): Promise<{ page: Page; bytes: () => Promise<number> }> {
  const requested = new Set<string>();
  let coming = 0;
  const page = await agency.open(`<trek-context backend="$backend">${markup}</trek-context>`, {
    before: async (opened) => {
      opened.on('request', (request) => {
        coming += 1;
        requested.add(new URL(request.url()).pathname.replace('/elements/', ''));
      });
      const settle = () => {
        coming -= 1;
      };
      opened.on('requestfinished', settle);
      opened.on('requestfailed', settle);
    },
  });
  return {
    page,
    bytes: async () => {
      // Quiet is a page that has nothing to do several times on end, and waits for nothing.
      for (let quiet = 0; quiet < 10; quiet = coming > 0 ? 0 : quiet + 1) {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      }
      return [...requested].filter((file) => agency.files.has(file)).reduce((sum, file) => sum + bytesOf(file), 0);
    },
  };
}

describe('what a page loads', () => {
  test('for the tags alone is 2 kB', async () => {
    const { bytes } = await open('');
    expect(await bytes()).toBeGreaterThan(500);
    expect(await bytes()).toBeLessThanOrEqual(2000);
  });

  test.each([
    ['a list', '<trek-list></trek-list>', 60_500],
    ['an offer', `<trek-offer ${TREK}></trek-offer>`, 47_750],
    ['a button', `<trek-book-button ${TREK}></trek-book-button>`, 50_750],
    ['an account', '<trek-account></trek-account>', 96_300],
  ])('for %s is at most what it was', async (_, markup, most) => {
    const { page, bytes } = await open(markup);
    await page.locator('[data-scope="embed"]').first().waitFor({ state: 'attached' });
    expect(await bytes()).toBeLessThanOrEqual(most);
  });

  test.each([
    ['a page', `<trek-page ${TREK}></trek-page>`, 61_250, 145_400],
    ['a booking', `<trek-booking ${TREK}></trek-booking>`, 50_600, 118_800],
  ])('for %s is at most what it was, and so it is with the open dialog', async (_, markup, most, mostWithDialog) => {
    const { page, bytes } = await open(markup);
    const book = page.getByRole('button', { name: 'Book Now' }).first();
    await book.waitFor();
    expect(await bytes()).toBeLessThanOrEqual(most);
    await book.click();
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    expect(await bytes()).toBeLessThanOrEqual(mostWithDialog);
  });
});
