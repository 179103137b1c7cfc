import { playFailure, showFailure } from './failure-line.ts';

/**
 * The kit logs every failed call, every return from Google that it refuses and a trek that there is not: stories about
 * failures have them on purpose, and they are left out of the log.
 */
const EXPECTED =
  /^@trek\/ui: (?:(?:GET|POST) \S+ failed: |Authentication error: |Ignored a return from Google|Missing authentication|(?:Invalid|Incomplete) |no trek has the id |a trek has no price, )/;

/** Storybook's own warnings about stories on a docs page. */
const ABOUT_STORYBOOK = /^Accessing the Story Store|^You are using Testing Library's `screen`/;

const complaints: string[] = [];

/** Listens to what a story makes the console say. Used as `beforeEach`; what it returns puts the console back. */
export function watchConsole() {
  const { error, warn } = console;
  complaints.length = 0;
  const watch =
    (write: typeof console.error): typeof console.error =>
    (...texts) => {
      const [first] = texts.map(String);
      if (EXPECTED.test(first ?? '')) return;
      write(...texts);
      // Storybook itself reports the play that has just failed.
      if (texts[0] instanceof Error && texts[0].message === playFailure()) return;
      if (!ABOUT_STORYBOOK.test(first ?? '')) complaints.push(texts.map(String).join(' '));
    };
  Object.assign(console, { error: watch(error), warn: watch(warn) });
  return () => void Object.assign(console, { error, warn });
}

interface Reporting {
  reporting: { addReport(report: { type: string; version: number; status: 'failed'; result: object }): void };
}

/** Fails a story that made the console complain. The story stays as it is, with a line above it. Used as `afterEach`. */
export function expectQuietConsole({ reporting }: Reporting) {
  if (complaints.length === 0) return;
  const message = `The story made the console complain:\n${complaints.join('\n')}`;
  // Vitest takes no reports.
  if ('__vitest_browser__' in globalThis) throw new Error(message);
  reporting.addReport({ type: 'console', version: 1, status: 'failed', result: { message } });
  showFailure(message);
}
