import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findBrowser } from '../tools/system/find-browser.ts';

/**
 * The stories as they are developed: for Storybook's button "Run tests", and for `npm test -- --changed`. `npm test` plays
 * them in the built Storybook: `.storybook/playwright.config.ts`.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  cacheDir: 'node_modules/.cache/stories',
  // A story that imports a new package would otherwise reload the page in mid-test.
  optimizeDeps: { force: true },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
