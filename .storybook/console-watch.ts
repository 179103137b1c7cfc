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
      if (!ABOUT_STORYBOOK.test(first ?? '')) complaints.push(texts.map(String).join(' '));
    };
  Object.assign(console, { error: watch(error), warn: watch(warn) });
  return () => void Object.assign(console, { error, warn });
}

/** Fails a story that made the console complain. Used as `afterEach`. */
export function expectQuietConsole() {
  if (complaints.length > 0) throw new Error(`The story made the console complain:\n${complaints.join('\n')}`);
}
