import { defineConfig } from 'vitest/config';

/** What mostly waits for seconds to pass: two of them at once do not disturb each other. */
const WAITING = ['process', 'silent-database', 'bounded-server'].map((name) => `test/${name}.test.ts`);

/** What counts milliseconds or the processor's time: nothing may run beside it. */
const EXACT = ['flood', 'guessing', 'locked-database', 'long-texts', 'search-index'].map(
  (name) => `test/${name}.test.ts`,
);

/** What measures how long something takes, or what it costs. */
export const TIMED = [...WAITING, ...EXACT];

export const common = { environment: 'node', testTimeout: 20_000, hookTimeout: 20_000 } as const;

const timed = { ...common, isolate: false } as const;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    silent: 'passed-only',
    globalSetup: ['test/postgres.ts'],
    projects: [
      { test: { ...timed, name: 'waits', include: WAITING, maxWorkers: 2, sequence: { groupOrder: 0 } } },
      { test: { ...timed, name: 'timed', include: EXACT, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
