import { describe, expect, test } from 'vitest';
import { lineOf, readPlaywright, readVitest, shortName, slowest } from './reports.ts';

const red = (text: string) => `\u001B[31m${text}\u001B[39m`;

describe('a report of Vitest', () => {
  const file = (
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[],
    message = '',
  ) => ({
    name: `${process.cwd()}/src/prices.test.ts`,
    status: assertionResults.some(({ status }) => status === 'passed') ? 'passed' : 'failed',
    message,
    assertionResults,
  });

  test('names no failure of a passed run, and shows how long each test took', () => {
    const testResults = [file([{ status: 'passed', fullName: 'prices add up', duration: 12 }])];
    expect(readVitest({ numPassedTests: 1, numFailedTests: 0, success: true, testResults })).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      tests: [{ name: 'src/prices.test.ts › prices add up', tookMs: 12 }],
    });
  });

  test('names each test that failed, with all that went wrong', () => {
    const fault = `${red('AssertionError')}: expected 1 to be 2\n    at prices.test.ts:3`;
    const testResults = [file([{ status: 'failed', fullName: 'prices add up', failureMessages: [fault] }])];
    expect(readVitest({ numPassedTests: 0, numFailedTests: 1, success: false, testResults })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [
        {
          name: 'src/prices.test.ts › prices add up',
          message: 'AssertionError: expected 1 to be 2\n    at prices.test.ts:3',
        },
      ],
    });
  });

  test('names a file that could not be loaded, and counts it', () => {
    const testResults = [file([], 'Cannot find module "./prices.ts"')];
    expect(readVitest({ numPassedTests: 3, numFailedTests: 0, success: false, testResults })).toMatchObject({
      passed: 3,
      failed: 1,
      failures: [{ name: 'src/prices.test.ts', message: 'Cannot find module "./prices.ts"' }],
    });
  });

  test('reports a failed run without a failed test as failed', () => {
    expect(readVitest({ numPassedTests: 3, numFailedTests: 0, success: false })).toMatchObject({ failed: 1 });
  });
});

test('a report of Playwright names what failed, in whichever suite, and what passed only at the second try', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ duration: 5 }, { duration: 7, errors: messages.map((message) => ({ message })) }],
      },
    ],
  });
  const suites = [
    {
      title: 'home.e2e.ts',
      specs: [
        spec('a row turns', 'unexpected', red('Test timeout of 60000ms exceeded.'), 'It waited for a button'),
        spec('it reads', 'expected'),
      ],
      suites: [{ title: 'the header', specs: [spec('it opens', 'flaky', 'Element is gone')] }],
    },
  ];
  expect(readPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      {
        name: '[phone] home.e2e.ts › a row turns',
        message: 'Test timeout of 60000ms exceeded.\nIt waited for a button',
      },
      { name: '[phone] home.e2e.ts › it opens', message: 'Element is gone' },
    ],
    tests: ['a row turns', 'it reads', 'it opens'].map((title) => ({
      name: `[phone] home.e2e.ts › ${title}`,
      tookMs: 12,
    })),
  });
});

const serverFault = { message: red('Error: Process from config.webServer was not able to start.') };

test('a server that did not start has failed, and the log says why', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [serverFault] };
  expect(readPlaywright(report)).toEqual({ passed: 0, failed: 1, failures: [], tests: [] });
});

test('a report of Playwright names what went wrong outside of the tests that ran', () => {
  const ran = { title: 'it reads', tests: [{ projectName: '', status: 'expected', results: [] }] };
  const suites = [{ title: 'home.e2e.ts', specs: [ran] }];
  const report = { stats: { expected: 1, unexpected: 0, flaky: 0 }, suites, errors: [serverFault] };
  expect(readPlaywright(report)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ name: 'outside of any test', message: 'Error: Process from config.webServer was not able to start.' }],
  });
});

test('the slowest tests come first', () => {
  const took = [3, 9, 5].map((tookMs) => ({ name: `${tookMs} ms`, tookMs }));
  expect(slowest(took, 2).map(({ name }) => name)).toEqual(['9 ms', '5 ms']);
});

describe('the line of a task', () => {
  const came = (passed: number, failed: number) => ({ passed, failed, failures: [], tests: [] });

  test('says how many tests passed and failed, and how long they may take', () => {
    expect(lineOf({ name: 'rules', budgetS: 60 }, came(2185, 0), 54.52)).toBe(
      '✓ rules            2,185 passed               54.5 of 60 s',
    );
    expect(lineOf({ name: 'e2e', budgetS: 200 }, came(9, 1), 210)).toBe(
      '✗ e2e              9 passed, 1 FAILED        210.0 of 200 s  over its budget',
    );
  });

  test('counts no tests if the task only prepares for others', () => {
    expect(lineOf({ name: 'build site' }, came(0, 0), 13.4)).toBe(
      '✓ build site       done                       13.4 s',
    );
    expect(lineOf({ name: 'build site' }, came(0, 1), 3)).toBe('✗ build site       FAILED                      3.0 s');
  });
});

test('a very long test name is cut to one line', () => {
  expect(shortName('prices.test.ts › adds up')).toBe('prices.test.ts › adds up');
  const short = shortName(`prices.test.ts › ${'adds up; '.repeat(40)}`);
  expect(short).toHaveLength(120);
  expect(short).toMatch(/^prices\.test\.ts › adds up; .*…$/);
});
