import type { Reporter, TestModule } from 'vitest/node';

/** One line of the table at the end: what was done, how it may end at worst, and how it ended. */
interface Figure {
  what: string;
  bar: string;
  measured: string;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[];
  }
}

/** Notes a figure of a running test for the table. */
export function note({ meta }: { meta: { figures?: Figure[] } }, what: string, bar: string, measured: string): void {
  meta.figures = [...(meta.figures ?? []), { what, bar, measured }];
}

/** Prints what was measured in one table, when everything has run. */
export class FigureTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.flatMap((test) => test.meta().figures ?? []);
    const all = [{ what: 'what', bar: 'at least', measured: 'measured' }, ...rows];
    const width = (key: keyof Figure) => Math.max(...all.map((row) => row[key].length));
    for (const { what, bar, measured } of all) {
      console.log(`${what.padEnd(width('what'))}  ${bar.padEnd(width('bar'))}  ${measured}`);
    }
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    console.log(`${tests.length} attacks and controls, ${failed} failed`);
  }
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
