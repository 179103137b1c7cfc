import { describe, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const red = (text: string) => `\u001B[31m${text}\u001B[39m`;

describe('a report of Vitest', () => {
  const file = (
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[],
    message = '',
  ) => ({
    name: 'src/prices.test.ts',
    status: assertionResults.some(({ status }) => status === 'passed') ? 'passed' : 'failed',
    message,
    assertionResults,
  });

  test('that is green names nothing', () => {
    const testResults = [file([{ status: 'passed', fullName: 'prices add up' }])];
    expect(readVitest({ numPassedTests: 1, numFailedTests: 0, success: true, testResults })).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
    });
  });

  test('names each test that failed, with the first line of what went wrong', () => {
    const fault = `${red('AssertionError')}: expected 1 to be 2\n    at prices.test.ts:3`;
    const testResults = [file([{ status: 'failed', fullName: 'prices add up', failureMessages: [fault] }])];
    expect(readVitest({ numPassedTests: 0, numFailedTests: 1, success: false, testResults })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['src/prices.test.ts › prices add up: AssertionError: expected 1 to be 2'],
    });
  });

  test('names a file that could not be loaded, and counts it', () => {
    const testResults = [file([], 'Cannot find module "./prices.ts"')];
    expect(readVitest({ numPassedTests: 3, numFailedTests: 0, success: false, testResults })).toEqual({
      passed: 3,
      failed: 1,
      failures: ['src/prices.test.ts › the file itself: Cannot find module "./prices.ts"'],
    });
  });

  test('that failed without a failed test has failed', () => {
    expect(readVitest({ numPassedTests: 3, numFailedTests: 0, success: false })).toMatchObject({ failed: 1 });
  });
});

test('a report of Playwright names what failed, in whichever suite, and what passed only at the second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{}, { error: { message } }] }],
  });
  const suites = [
    {
      title: 'home.e2e.ts',
      specs: [
        spec('a row turns', 'unexpected', red('Test timeout of 60000ms exceeded.\nmore')),
        spec('it reads', 'expected'),
      ],
      suites: [{ title: 'the header', specs: [spec('it opens', 'flaky', 'Element is gone')] }],
    },
  ];
  expect(readPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      '[phone] home.e2e.ts › a row turns: Test timeout of 60000ms exceeded.',
      '[phone] home.e2e.ts › it opens: Element is gone',
    ],
  });
});

test('a report of Playwright names a server that did not start', () => {
  const errors = [{ message: red('Error: Process from config.webServer was not able to start.') }];
  expect(readPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors }).failures).toEqual([
    'Error: Process from config.webServer was not able to start.',
  ]);
});
