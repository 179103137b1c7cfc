import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tools/system/find-browser.ts';
import { freePort } from '../../../tools/system/resources.ts';
import { payableDay } from '../src/testing/payable-day.ts';
import { addFrameworks, documentedFiles, documentedPolicy, writeFiles } from './documented-files.ts';
import { INDEX_HTML } from './readme.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

interface Documented {
  names: string[];
  /** Of the examples. */
  props: Promise<{ trek: { bookingPolicy: Parameters<typeof payableDay>[0] } }>;
  signIn(bookingDate: string): Promise<void>;
  mount(names: readonly string[]): Promise<number[]>;
}
declare const documented: Documented;

const host = inject('host');
const folder = join(host, 'documented');

/** Pictures that the examples name. */
const PICTURES = ['everest.jpg', 'namche.jpg', 'drawing.svg'];
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

let backend: ReferenceBackend;
let server: PreviewServer;
let browser: Browser;
let page: Page;
let noise: string[];

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  backend = await startBackend(origin);
  const files = {
    ...(await documentedFiles(join(host, 'node_modules/@trek/ui/README.md'), backend.url)),
    'index.html': INDEX_HTML.replace('main.tsx', 'mount.tsx'),
    ...Object.fromEntries(PICTURES.map((name) => [`public/${name}`, PIXEL])),
  };
  await writeFiles(folder, files);
  await addFrameworks(folder);
  await cp(join(import.meta.dirname, 'mount'), join(folder, 'src'), { recursive: true });
  const next = join(folder, 'src/next.tsx');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { 'next/link': next, 'next/navigation': next } },
  });
  server = await preview({
    root: folder,
    logLevel: 'silent',
    preview: {
      ...{ host: '127.0.0.1', port, strictPort: true },
      headers: { 'content-security-policy': await documentedPolicy(backend.url) },
    },
    configFile: false,
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  page = await browser.newPage({ baseURL: origin });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => noise.push(message));
  noise = [];
  await page.goto(origin);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await backend.stop();
});

/** Components that together take little longer to come to rest than one of them. */
const BATCH = 24;

/** It comes a moment after the page. */
const LATE = 'examples/Chat.tsx Chat';

/** Opened without an answer of Google, it says so. */
const isExpected = (text: string) => text.startsWith('@trek/ui: Ignored a return from Google');

/** @returns the components that have put nothing on the page, and what the console says */
async function faultsOf(names: readonly string[]): Promise<string[]> {
  noise = [];
  const elements = await page.evaluate((names) => documented.mount(names), names);
  const empty = names.filter((_, index) => elements[index] === 0 && names[index] !== LATE);
  return [...empty.map((name) => `${name} shows nothing.`), ...noise.filter((text) => !isExpected(text))];
}

/** Looks for the component that is at fault only where a batch has one. */
async function faultsByName(names: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH);
    if ((await faultsOf(batch)).length === 0) continue;
    for (const name of batch) {
      const faults = await faultsOf([name]);
      if (faults.length > 0) found[name] = faults;
    }
  }
  return found;
}

test('every component of README, guides and examples runs on a page with the documented content policy, and the console stays silent', async () => {
  expect((await page.request.get('/')).headers()['content-security-policy']).toContain("style-src 'self';");
  const names = await page.evaluate(() => documented.names);
  expect(noise).toEqual([]);
  expect(names.length).toBeGreaterThan(90);
  const isExample = (name: string) => name.startsWith('examples/');
  // The README has pages for signing in, which lead elsewhere afterwards.
  expect(await faultsByName(names.filter((name) => !isExample(name)))).toEqual({});
  const policy = await page.evaluate(async () => (await documented.props).trek.bookingPolicy);
  await page.evaluate((day) => documented.signIn(day), payableDay(policy));
  expect(await faultsByName(names.filter(isExample))).toEqual({});
});
