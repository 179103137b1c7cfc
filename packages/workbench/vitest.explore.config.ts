import { defineConfig } from 'vitest/config';

/** `npm run explore`: two people in two tabs, and whatever can happen to them, a hundred thousand times. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'explore',
    environment: 'node',
    silent: 'passed-only',
    include: ['src/explore/*.test.ts'],
    env: { EXPLORE_EVENTS: process.env.EXPLORE_EVENTS ?? '100000', EXPLORE_SEED: process.env.EXPLORE_SEED ?? '1' },
  },
});
