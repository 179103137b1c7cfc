import { defineConfig } from 'vitest/config';

/** `npm run test:watch`: rules, machines and parts, each run again when a file that it reaches is saved. */
export default defineConfig({
  root: import.meta.dirname,
  test: { silent: 'passed-only', projects: ['vitest.config.ts', 'vitest.parts.config.ts'] },
});
