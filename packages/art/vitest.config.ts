import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'drawings',
    environment: 'node',
    isolate: false,
    silent: 'passed-only',
    include: ['src/**/*.test.ts'],
    // Two hundred drawings take a third of a second alone, and several seconds beside a busy layer.
    testTimeout: 30_000,
  },
});
