import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { GOOGLE_CLIENT } from '../sites/api/test/google-client.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../tools/system/find-browser.ts';
import { AGENCY_PORTS } from './support/agency-ports.ts';
import { OPERATOR_EMAIL } from './support/operator.ts';

/** Another port lets two checkouts test side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4310);

/** Every process of a run reads these: tests look into the outbox, and one of them starts the provider. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trek-e2e-'));
process.env.E2E_GOOGLE_PORT ??= String(PORT + 2);

const PHONE = { width: 390, height: 844 };
const launchOptions = { executablePath: findBrowser(), args: CHROMIUM_FLAGS };

/** `npm test` builds the site once, for all of its layers. */
const isBuilt = process.env.TREK_BUILT === '1';
const build = isBuilt ? '' : 'pnpm --filter @trek/web run build && ';
const serve = `node e2e/support/put-photographs.ts && ${build}node sites/web/server/main.ts`;

/** The built site. What a story or a server's test can show is theirs; docs and stories have a configuration of their own. */
export default defineConfig<{ isTranslated: boolean }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // A test waits for a third of its time: two of them leave two cores idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions },
  // A test runs once: on a phone where its promise is about phones, otherwise on a desktop. The main flows run again in
  // a browser that translates.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'translated',
      grep: /@translated/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions, isTranslated: true },
    },
    {
      name: 'phone',
      grep: /@phone/,
      // One size for both: the browser preloads pictures for the screen, and shows them for the viewport.
      use: { ...devices['Pixel 7'], screen: PHONE, viewport: PHONE, launchOptions },
    },
  ],
  webServer: {
    command: serve,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      SETTINGS_FILE: '/dev/null',
      DATA_DIR: process.env.E2E_DATA_DIR,
      CONTENT_DIR: join(process.env.E2E_DATA_DIR, 'content'),
      CORS_ORIGINS: [`http://127.0.0.1:${PORT}`, ...AGENCY_PORTS.map((port) => `http://localhost:${port}`)].join(),
      OPERATOR_EMAIL,
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
      GOOGLE_ISSUER: `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
