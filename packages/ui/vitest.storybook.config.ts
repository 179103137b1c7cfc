import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS } from '../../.ci/chromium-flags.ts';

const workspace = resolve(import.meta.dirname, '../..');

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Undefined where none is found: then Playwright's own browser is used. */
const executablePath = BROWSERS.find((path) => path && existsSync(path));

/** Every story in one theme: the colours of both are proved. */
function stories(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: resolve(workspace, '.storybook'), initialGlobals: { theme } })],
    cacheDir: resolve(workspace, `node_modules/.cache/stories-${theme}`),
    // A story that imports a new package would otherwise reload the page in mid-test.
    optimizeDeps: { force: true },
    test: {
      name: theme === 'light' ? 'stories' : 'stories-dark',
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath && { executablePath }),
            args: CHROMIUM_FLAGS,
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  root: workspace,
  test: { projects: [stories('light'), stories('dark')] },
});
