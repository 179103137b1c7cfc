import { defineConfig } from 'vitest/config';

/** What measures how long something takes, or what it costs: one file after the other, with nothing beside them. */
const ALONE = [
  'test/bounded-server.test.ts',
  'test/flood.test.ts',
  'test/guessing.test.ts',
  'test/locked-database.test.ts',
  'test/long-texts.test.ts',
  'test/process.test.ts',
  'test/search-index.test.ts',
  'test/silent-database.test.ts',
];
/** Puts faults into modules, which nobody else may be given. */
const OWN_MODULES = ['test/planted-faults.test.ts'];

const common = { environment: 'node', testTimeout: 20_000, hookTimeout: 20_000 } as const;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    silent: 'passed-only',
    // One server for all three.
    globalSetup: ['test/postgres.ts'],
    projects: [
      {
        test: {
          ...common,
          name: 'api',
          include: ['test/*.test.ts'],
          exclude: [...ALONE, ...OWN_MODULES],
          // Every file has a site and a database of its own; what takes long is to load the API's modules for each.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...common, name: 'api with faults', include: OWN_MODULES, maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      {
        test: {
          ...common,
          name: 'api, timed',
          include: ALONE,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
