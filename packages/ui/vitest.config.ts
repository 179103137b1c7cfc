import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { type CoverageReport, coverageTable } from './src/testing/machine-coverage.ts';

/** Prints how much of each machine's chart its tests have run. */
const machineTable: Reporter = {
  onTestRunEnd(modules) {
    const reports = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { machineCoverage } = test.meta() as { machineCoverage?: CoverageReport };
        return machineCoverage ? [machineCoverage] : [];
      }),
    );
    if (reports.length > 0) console.log(`\n${coverageTable(reports)}\n`);
  },
};

/** The rules and machines: no DOM, so that the whole proof stays a matter of seconds. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'ui',
    environment: 'node',
    // Nothing here keeps state in modules or globals: one worker serves many files.
    isolate: false,
    include: ['src/**/*.test.ts'],
    reporters: ['default', machineTable],
    testTimeout: 30_000,
  },
});
