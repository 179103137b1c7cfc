import { test as base, expect } from '@playwright/test';

export { expect };

/** Tests whose pages must not say anything on the console that a developer would have to look into. */
export const test = base.extend<{ quietConsole: undefined }>({
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
