import { existsSync, readFileSync } from 'node:fs';

/** A test as the list names it: its file, and words of its title. */
export interface NamedTest {
  file: string;
  words: string;
}

export interface Threat {
  id: string;
  attack: string;
  /** The promise: how the product answers. */
  result: string;
  tests: NamedTest[];
  /** Tests that see the harm once the protection is taken out. */
  controls: NamedTest[];
}

interface Section {
  title: string;
  threats: Threat[];
}

type Stored = Record<string, (Omit<Threat, 'tests' | 'controls'> & { tests: string[]; controls: string[] })[]>;

/** Reads `threats.json`. */
export function readThreats(): Section[] {
  const stored = JSON.parse(readFileSync(new URL('threats.json', import.meta.url), 'utf8')) as Stored;
  return Object.entries(stored).map(([title, threats]) => ({
    title,
    threats: threats.map((threat) => ({
      ...threat,
      tests: threat.tests.map(namedPlace),
      controls: threat.controls.map(namedPlace),
    })),
  }));
}

/** Reads a file's name with the words behind it, if any. */
export function namedPlace(text: string): NamedTest {
  const [, file = '', words = ''] = /^(\S+)(?: (.+))?$/.exec(text) ?? [];
  return { file, words };
}

/** True if the file exists and contains the words. */
export function isThere({ file, words }: NamedTest): boolean {
  const url = new URL(`../../${file}`, import.meta.url);
  return existsSync(url) && readFileSync(url, 'utf8').includes(words);
}

/** A promise needs a test, and a control that shows that the test can fail. */
export function faultsOf({ id, tests, controls }: Threat): string[] {
  return [
    ...(tests.length === 0 ? [`${id} has no test`] : []),
    ...(controls.length === 0 ? [`${id} has no control`] : []),
    ...[...tests, ...controls]
      .filter((named) => !isThere(named))
      .map(({ file, words }) => `${id} names a test that is not there: ${file} ${words}`),
  ];
}

const INTRODUCTION = `# Threats

Each entry is a promise: the attack or fault, the result, and the tests that hold it, by file and words of the title. A
control takes the protection out and sees the harm: without one, a test that says "never" may be blind. Most controls
plant a fault in one module of the API and attack it through its own calls (\`sites/api/test/planted-faults.test.ts\`).

\`npm run threats\` checks the list. \`npm test\` fails if an entry has no test or no control, or names a test that is not
there. Report what is missing as [SECURITY.md](../SECURITY.md) describes.`;

/** Writes the list as a document. */
export function threatsPage(sections = readThreats()): string {
  const list = (tests: NamedTest[]) => tests.map(({ file, words }) => `\`${file}\` ${words}`).join('; ');
  const entry = ({ id, attack, result, tests, controls }: Threat) =>
    `### ${id}\n\n- Attack: ${attack}\n- Result: ${result}\n- Tests: ${list(tests)}\n- Controls: ${list(controls)}`;
  const parts = sections.map(({ title, threats }) => `## ${title}\n\n${threats.map(entry).join('\n\n')}`);
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

if (import.meta.main) {
  const threats = readThreats().flatMap((section) => section.threats);
  for (const { id, tests, controls } of threats) {
    const count = (named: NamedTest[]) => `${named.filter(isThere).length} of ${named.length}`;
    console.log(`${id.padEnd(4)} tests ${count(tests)}, controls ${controls.length === 0 ? 'none' : count(controls)}`);
  }
  const faults = threats.flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  console.log(`${threats.length} promises, ${faults.length === 0 ? 'each' : 'not each'} with a test and a control`);
  if (faults.length > 0) process.exitCode = 1;
}
