import { defineConfig } from 'vitest/config';

/** The tests of rules and machines as mutation testing runs them: without the table, which belongs to the whole run. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/{art,workbench}/**'],
    testTimeout: 30_000,
  },
});
