/** The result of a test layer. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: Failure[];
  tests: TimedTest[];
}

/** A test that failed: its file and name, and the whole of what went wrong. */
export interface Failure {
  name: string;
  message: string;
}

export interface TimedTest {
  name: string;
  tookMs: number;
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  success?: boolean;
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      /** A test that ran out of time says so first, then what it was waiting for. */
      results: readonly { duration?: number; errors?: readonly { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites?: readonly PlaywrightSuite[];
  /** Errors outside any test: a server that did not start. */
  errors?: readonly { message?: string }[];
}

// Color codes of a terminal.
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
export const plain = (text = '') => text.replace(COLORS, '').trim();
const ROOT = `${process.cwd()}/`;

/** Reads the report of Vitest's `json` reporter. */
export function readVitest(report: VitestReport): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, success = false, testResults = [] } = report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(ROOT, '');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that can't even be loaded fails without a failed test.
    if (status === 'failed' && failed.length === 0) return [{ name: file, message: plain(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: plain(failureMessages?.join('\n')),
    }));
  });
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(ROOT, '')} › ${fullName}`,
      tookMs: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : 1), failures, tests };
}

/** Reads the report of Playwright's `json` reporter; a test that passed only when it was tried again has failed. */
export function readPlaywright({ stats, suites = [], errors = [] }: PlaywrightReport): Outcome {
  const runs = suites.flatMap((suite) => runsOf(suite, suite.title));
  // If nothing ran, the log says more: it has the output of the server that did not start.
  const outside = runs.length > 0 ? errors : [];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...outside.map(({ message }) => ({ name: 'outside of any test', message: plain(message) })),
      ...runs
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ name, results }) => ({
          name,
          message: plain(
            results.flatMap(({ errors: reported = [] }) => reported.map((error) => error.message)).join('\n'),
          ),
        })),
    ],
    tests: runs.map(({ name, results }) => ({
      name,
      tookMs: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  };
}

function runsOf({ specs = [], suites = [] }: PlaywrightSuite, where: string) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${projectName ? `[${projectName}] ` : ''}${where} › ${title}`,
      status,
      results,
    })),
  );
  return [...own, ...suites.flatMap((suite): typeof own => runsOf(suite, where))];
}

/** The tests that took longest, longest first. */
export function slowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((one, other) => other.tookMs - one.tookMs).slice(0, count);
}

const LONGEST_NAME = 120;

/** The name of a test on one line. */
export const shortName = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** The line of a task that has ended. A task without a budget only prepares for others. */
export function lineOf(
  { name, budgetS }: { name: string; budgetS?: number },
  { passed, failed }: Outcome,
  tookS: number,
): string {
  const begins = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} `;
  const took = tookS.toFixed(1).padStart(6);
  if (budgetS === undefined) return `${begins}${(failed > 0 ? 'FAILED' : 'done').padEnd(24)} ${took} s`;
  const counts = `${passed.toLocaleString('en')} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  return `${begins}${counts.padEnd(24)} ${took} of ${budgetS} s${tookS > budgetS ? '  over its budget' : ''}`;
}
