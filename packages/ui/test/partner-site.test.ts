import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tools/system/find-browser.ts';
import { freePort } from '../../../tools/system/resources.ts';
import { buildPartner } from './build-partner.ts';
import { installPacked } from './pack.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

const workspace = join(import.meta.dirname, '../../..');
const site = join(inject('host'), 'partner');

let backend: ReferenceBackend;
let server: PreviewServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  backend = await startBackend(origin);
  await cp(join(workspace, 'sites/partner/site'), site, { recursive: true });
  await installPacked(join(workspace, 'packages/elements'), site);
  await buildPartner(site, backend.url);
  server = await preview({
    root: site,
    logLevel: 'silent',
    configFile: false,
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await backend.stop();
});

async function open(path: string): Promise<{ page: Page; noise: string[] }> {
  const page = await browser.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', ({ message }) => noise.push(message));
  await page.goto(origin + path);
  return { page, noise };
}

test('the plain page opens the booking of its element, silently', async () => {
  const { page, noise } = await open('/index.html');
  await page.getByRole('button', { name: 'Jetzt buchen' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(noise).toEqual([]);
});

test('the page in React has cards of its own, each with a booking of the kit, silently', async () => {
  const { page, noise } = await open('/touren.html');
  await page.getByText('Langtang Valley Trek').waitFor();
  expect(await page.locator('.tour').count()).toBe(6);
  const columns = await page.locator('.tours').evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(columns.split(' ').length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Platz sichern' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(noise).toEqual([]);
});
