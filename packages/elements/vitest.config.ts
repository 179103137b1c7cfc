import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'elements',
    environment: 'node',
    isolate: false,
    silent: 'passed-only',
    include: ['test/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
