import { defineConfig } from 'vitest/config';
import { common, TIMED } from './vitest.timing.config.ts';

/** Puts faults into modules that no other test may be given. */
const OWN_MODULES = ['test/planted-faults.test.ts'];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    silent: 'passed-only',
    // One server for both.
    globalSetup: ['test/databases.ts'],
    projects: [
      {
        test: {
          ...common,
          name: 'api',
          include: ['test/*.test.ts'],
          exclude: [...TIMED, ...OWN_MODULES],
          // Every file has a site and a database of its own; what takes long is to load the API's modules for each.
          isolate: false,
        },
      },
      { test: { ...common, name: 'api with faults', include: OWN_MODULES } },
    ],
  },
});
