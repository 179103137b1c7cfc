import type { Reporter, TestModule } from 'vitest/node';
import { type CoverageReport, coverageTable } from './src/testing/machines/machine-coverage.ts';

/** Prints how much of each machine's chart its tests have run. */
export default class MachineTableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const reports = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { machineCoverage } = test.meta() as { machineCoverage?: CoverageReport };
        return machineCoverage ? [machineCoverage] : [];
      }),
    );
    if (reports.length > 0) console.log(`\n${coverageTable(reports)}\n`);
  }
}
