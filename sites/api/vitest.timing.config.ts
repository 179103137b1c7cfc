import { defineConfig } from 'vitest/config';

/** These mostly wait, so two of them can run at once. */
const WAITING = ['process', 'silent-database', 'bounded-server'].map((name) => `test/${name}.test.ts`);

/** These measure milliseconds or CPU time, so nothing may run beside them. */
const EXACT = ['flood', 'guessing', 'locked-database', 'long-texts', 'search-index'].map(
  (name) => `test/${name}.test.ts`,
);

/** All tests that measure time. */
export const TIMED = [...WAITING, ...EXACT];

export const common = {
  environment: 'node',
  silent: 'passed-only',
  globalSetup: `${import.meta.dirname}/test/databases.ts`,
  testTimeout: 20_000,
  hookTimeout: 20_000,
} as const;

const timed = { ...common, isolate: false } as const;
const waiting = { ...timed, name: 'api, waiting', include: WAITING, maxWorkers: 2, sequence: { groupOrder: 1 } };
/** After all others, also in a run of all projects. */
const exact = { ...timed, name: 'api, timed', include: EXACT, maxWorkers: 1, sequence: { groupOrder: 2 } };

export const timingProjects = [waiting, exact].map((test) => ({ root: import.meta.dirname, test }));

export default defineConfig({ test: { projects: timingProjects } });
