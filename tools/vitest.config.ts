import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'workspace',
    environment: 'node',
    include: ['**/*.test.ts', '../bench/*.test.ts'],
    testTimeout: 180_000,
    fileParallelism: false,
    // No file changes what another one loads.
    isolate: false,
  },
});
