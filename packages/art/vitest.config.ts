import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'drawings', environment: 'node', silent: 'passed-only', include: ['src/**/*.test.ts'] },
});
