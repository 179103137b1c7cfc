import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from '../tools/system/find-browser.ts';

/** Another port lets two checkouts test side by side. */
const PORT = Number(process.env.STORYBOOK_TEST_PORT ?? 4311);
const isBuilt = process.env.TREK_BUILT === '1';

/** The built Storybook, as QA opens it: every story plays once, and the workbench and some docs pages are used. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/storybook',
  // One browser keeps more than a core busy: two of them take as long as one.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A built Storybook takes its time to load beside other browsers on a small machine.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    // Storybook knows its tests by this name: it stops animations after a play, where it would wait for their end.
    userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      // One page shows all stories: cleared up in fewer, larger rounds, they take a tenth less.
      args: [...CHROMIUM_FLAGS, '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64'],
    },
  },
  webServer: {
    command: `${isBuilt ? '' : 'pnpm run build:storybook && '}vite preview --outDir storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/index.json`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
