import { existsSync, readFileSync } from 'node:fs';

/** A test as a row of the table names it: its file, and words that stand in it. */
export interface NamedTest {
  file: string;
  words: string;
}

export interface Threat {
  id: string;
  tests: NamedTest[];
  controls: NamedTest[];
}

const TABLE = new URL('../docs/threats.md', import.meta.url);

/** Reads the rows of `docs/threats.md`. */
export function readThreats(text = readFileSync(TABLE, 'utf8')): Threat[] {
  const rows = text.split('\n').filter((line) => /^\| [A-Z]\d+ /.test(line));
  return rows.map((row) => {
    const [id = '', , , tests = '', controls = ''] = row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, tests: namedTests(tests), controls: namedTests(controls) };
  });
}

/** True where the file is there and holds the words. */
export function stands({ file, words }: NamedTest): boolean {
  const url = new URL(`../${file}`, import.meta.url);
  return existsSync(url) && readFileSync(url, 'utf8').includes(words);
}

/** What is wrong with a row: a promise counts with a test, and a control that shows that the test can fail. */
export function faultsOf({ id, tests, controls }: Threat): string[] {
  return [
    ...(tests.length === 0 ? [`${id} has no test`] : []),
    ...(controls.length === 0 ? [`${id} has no control`] : []),
    ...[...tests, ...controls]
      .filter((named) => !stands(named))
      .map(({ file, words }) => `${id} names a test that is not there: ${file} ${words}`),
  ];
}

function namedTests(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`]+)` ([^`]+?)(?=, `|$)/g)].map(([, file = '', words = '']) => ({ file, words }));
}

if (import.meta.main) {
  const threats = readThreats();
  for (const { id, tests, controls } of threats) {
    const count = (named: NamedTest[]) => `${named.filter(stands).length} of ${named.length}`;
    console.log(`${id.padEnd(4)} tests ${count(tests)}, controls ${controls.length === 0 ? 'none' : count(controls)}`);
  }
  const faults = threats.flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  console.log(`${threats.length} promises, ${faults.length === 0 ? 'each' : 'not each'} with a test and a control`);
  if (faults.length > 0) process.exitCode = 1;
}
