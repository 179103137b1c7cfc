import { defineConfig } from 'vitest/config';

/** The package as it is published: built, packed, and looked at from outside. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'package',
    environment: 'node',
    include: ['test/*.test.ts'],
    globalSetup: 'test/pack.ts',
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
