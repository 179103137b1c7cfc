import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../.ci/chromium-flags.ts';
import { GOOGLE_CLIENT } from '../sites/api/test/google-client.ts';
import { AGENCY_PORTS } from './support/agency-ports.ts';
import { OPERATOR_EMAIL } from './support/operator.ts';

/** Another port lets two checkouts test side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4310);
const STORYBOOK_PORT = PORT + 1;

/** Every process of a run reads these: tests look into the outbox, and one of them starts the provider. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trek-e2e-'));
process.env.E2E_GOOGLE_PORT ??= String(PORT + 2);

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['docs.e2e.ts', 'stories.e2e.ts', 'workbench.e2e.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'phone',
      // One provider stands at a fixed port and there is one operator, so one project at a time can go there.
      testIgnore: [
        'docs.e2e.ts',
        'elements.e2e.ts',
        'google-sign-in.e2e.ts',
        'office.e2e.ts',
        'pages.e2e.ts',
        'slow-document.e2e.ts',
        'stories.e2e.ts',
        'two-machines.e2e.ts',
        'whole-life.e2e.ts',
        'workbench.e2e.ts',
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
    {
      name: 'workbench',
      // A built Storybook takes its time to load beside other browsers on a small machine.
      timeout: 180_000,
      expect: { timeout: 45_000 },
      testMatch: ['docs.e2e.ts', 'stories.e2e.ts', 'workbench.e2e.ts'],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: `http://127.0.0.1:${STORYBOOK_PORT}`,
        launchOptions,
      },
    },
  ],
  webServer: [
    {
      command:
        'pnpm --filter @trek/web run build && node e2e/support/put-photographs.ts && node sites/web/server/main.ts',
      cwd: '..',
      url: `http://127.0.0.1:${PORT}/api/health`,
      timeout: 120_000,
      env: {
        PORT: String(PORT),
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
    {
      command: `pnpm run build:storybook && vite preview --outDir storybook-static --host 127.0.0.1 --port ${STORYBOOK_PORT} --strictPort`,
      cwd: '..',
      url: `http://127.0.0.1:${STORYBOOK_PORT}/index.json`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    },
  ],
});
