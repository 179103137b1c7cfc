import { test as base, expect } from '@playwright/test';
import { EARLY_PRESSES_NAME } from '../../sites/web/src/early-presses.ts';

export { expect };

/** Runs in the page. */
const isGone = (name: string) => !(name in window);

/** Tests that open a page as far as that it answers by itself; with `waitUntil: 'commit'` they go on at once. */
export const noisyTest = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await open(address, options);
      const waits = javaScriptEnabled !== false && options?.waitUntil !== 'commit';
      if (waits) await page.waitForFunction(isGone, EARLY_PRESSES_NAME);
      return answer;
    };
    await use(page);
  },
});

/** The same, whose pages must not say anything on the console that a developer would have to look into. */
export const test = noisyTest.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(noise, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});
