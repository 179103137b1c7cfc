/** What a layer of tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
  /** A line for each test that failed: where it stands, its name, and the first line of what went wrong. */
  failures: string[];
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  success?: boolean;
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
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
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites?: readonly PlaywrightSuite[];
  /** What went wrong outside any test: a server that did not start. */
  errors?: readonly { message?: string }[];
}

// What colours a terminal.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (text = '') => text.replace(COLOURS, '').trim().split('\n')[0] ?? '';
const line = (where: string, name: string, fault: string | undefined) => `${where} › ${name}: ${firstLine(fault)}`;

/** Reads the report of Vitest's `json` reporter. */
export function readVitest(report: VitestReport): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, success = false, testResults = [] } = report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that can't even be loaded fails without a failed test.
    if (status === 'failed' && failed.length === 0) return [line(name, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : 1), failures };
}

/** Reads the report of Playwright's `json` reporter; a test that passed only when it was tried again has failed. */
export function readPlaywright({ stats, suites = [], errors = [] }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => firstLine(message)),
      ...suites.flatMap((suite) => playwrightFailures(suite, suite.title)),
    ],
  };
}

function playwrightFailures({ specs = [], suites = [] }: PlaywrightSuite, where: string): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        line(`[${projectName}] ${where}`, title, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => playwrightFailures(suite, where))];
}
