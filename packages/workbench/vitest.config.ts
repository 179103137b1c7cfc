import { defineConfig } from 'vitest/config';

/** What the workbench makes of machines, and what two people explore at once: no DOM. */
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
