import { defineConfig } from 'vitest/config';

/** What measures how long something takes, or what it costs. */
export const TIMED = [
  'test/bounded-server.test.ts',
  'test/flood.test.ts',
  'test/guessing.test.ts',
  'test/locked-database.test.ts',
  'test/long-texts.test.ts',
  'test/process.test.ts',
  'test/search-index.test.ts',
  'test/silent-database.test.ts',
];

export const common = { environment: 'node', testTimeout: 20_000, hookTimeout: 20_000 } as const;

/** One file after the other, with nothing beside them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...common,
    name: 'api, timed',
    include: TIMED,
    silent: 'passed-only',
    globalSetup: ['test/postgres.ts'],
    isolate: false,
    maxWorkers: 1,
  },
});
