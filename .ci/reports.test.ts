import { describe, expect, test } from 'vitest';
import { readPlaywright, readVitest, slowest } from './reports.ts';

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

  test('that is green names no failure, and tells how long each test took', () => {
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

  test('that failed without a failed test has failed', () => {
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

test('a report of Playwright names a server that did not start', () => {
  const errors = [{ message: red('Error: Process from config.webServer was not able to start.') }];
  expect(readPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors }).failures).toEqual([
    { name: 'before any test', message: 'Error: Process from config.webServer was not able to start.' },
  ]);
});

test('the slowest tests come first', () => {
  const took = [3, 9, 5].map((tookMs) => ({ name: `${tookMs} ms`, tookMs }));
  expect(slowest(took, 2).map(({ name }) => name)).toEqual(['9 ms', '5 ms']);
});
