import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Stories beside the pictures and trees that were accepted. `npm run campaign -- kept` compares, and leaves a page with
 * before, after and difference in `test-results/kept-report`; `npm run accept` takes what is there now.
 */
export default defineConfig(base, {
  testMatch: 'kept.look.ts',
  outputDir: '../test-results/kept',
  reporter: [['line'], ['html', { outputFolder: '../test-results/kept-report', open: 'never' }]],
  snapshotPathTemplate: 'kept/{arg}{ext}',
  // Only `npm run accept` writes.
  updateSnapshots: 'none',
  timeout: 300_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 0 } },
});
