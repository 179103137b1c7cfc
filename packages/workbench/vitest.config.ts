import { defineConfig } from 'vitest/config';

/** The workbench's rules, without a DOM. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'workbench',
    environment: 'node',
    isolate: false,
    silent: 'passed-only',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
