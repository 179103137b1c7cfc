import { defineConfig } from 'vitest/config';
import MachineTableReporter from './machine-table-reporter.ts';

/** The rules and machines: no DOM, so that the whole proof stays a matter of seconds. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'rules',
    environment: 'node',
    // Nothing here changes a module for good, so the files of a worker share what they load.
    isolate: false,
    silent: 'passed-only',
    include: ['src/**/*.test.ts', 'test/two-tabs/*.test.ts'],
    reporters: ['default', new MachineTableReporter()],
    testTimeout: 30_000,
  },
});
