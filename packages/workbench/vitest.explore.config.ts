import { defineConfig } from 'vitest/config';

/** `npm run campaign -- explore`: two people in two tabs, and whatever can happen to them, a hundred thousand times. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'explore',
    environment: 'node',
    silent: 'passed-only',
    include: ['src/explore/*.test.ts', 'src/script-link.test.ts'],
    testTimeout: 300_000,
    env: {
      CAMPAIGN: '1',
      EXPLORE_EVENTS: process.env.EXPLORE_EVENTS ?? '100000',
      EXPLORE_SEED: process.env.EXPLORE_SEED ?? '1',
    },
  },
});
