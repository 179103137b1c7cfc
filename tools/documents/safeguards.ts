import { existsSync, readFileSync } from 'node:fs';

/** A place as the lists name it: a file, and words in it, such as the title of a test. */
export interface Place {
  file: string;
  words: string;
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** True if the file exists and contains the words. */
export const isThere = ({ file, words }: Place): boolean =>
  existsSync(new URL(`../../${file}`, import.meta.url)) && read(file).includes(words);

/** An entry of docs/threats.md: a promise, the tests that hold it, and the tests that see the harm without it. */
export interface Threat {
  id: string;
  tests: Place[];
  controls: Place[];
}

/** Reads the entries of docs/threats.md. */
export function threatsIn(text: string): Threat[] {
  const entries = text.split(/^### /m).slice(1);
  return entries.map((entry) => {
    const places = (name: string) => {
      const [, line = ''] = new RegExp(`^- ${name}: (.*)$`, 'm').exec(entry) ?? [];
      return line.split(/(?:^|; )(?=`)/).flatMap((text) => {
        const [, file, words = ''] = /^`(\S+)`(?: (.+))?$/.exec(text) ?? [];
        return file ? [{ file, words }] : [];
      });
    };
    return { id: entry.split('\n', 1).join(), tests: places('Tests'), controls: places('Controls') };
  });
}

export const readThreats = () => threatsIn(read('docs/threats.md'));

/** A promise needs a test, and a control that shows that the test can fail. */
export function threatFaults({ id, tests, controls }: Threat): string[] {
  return [
    ...(tests.length === 0 ? [`${id} has no test`] : []),
    ...(controls.length === 0 ? [`${id} has no control`] : []),
    ...[...tests, ...controls]
      .filter((place) => !isThere(place))
      .map(({ file, words }) => `${id} names a test that is not there: ${file} ${words}`),
  ];
}

const STATUSES = ['met', 'elsewhere', 'partly', 'not met', 'not applicable'];

/** An entry of docs/asvs.md: a requirement of level 1 or 2, and the places that hold it. */
export interface Requirement {
  /** As in the standard: chapter, section and number. */
  id: string;
  level: number;
  status: string;
  places: Place[];
  /** A limit, or the reason. */
  note: string;
}

/** Reads the entries of docs/asvs.md. */
export function requirementsIn(text: string): Requirement[] {
  const lines = text.matchAll(/^- V([\d.]+) \(level (\d)\) .+?: \*\*(.+?)\*\*\.(.*)$/gm);
  return [...lines].map(([, id = '', level, status = '', rest = '']) => {
    const [list = ''] = /^(?:;? `[^`]+`(?: “[^”]*”)?)*/.exec(rest) ?? [];
    const named = list.matchAll(/`([^`]+)`(?: “([^”]*)”)?/g);
    const places = [...named].map(([, file = '', words = '']) => ({ file, words }));
    return { id, level: Number(level), status, places, note: rest.slice(list.length).trim() };
  });
}

/**
 * How many requirements of levels 1 and 2 each chapter of 5.0.0 has.
 * Source: https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/docs_en (the CSV file)
 */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** Faults by which docs/asvs.md could not be checked: something missing, named twice, without a place or a reason, miscounted. */
export function requirementFaults(text: string): string[] {
  const all = requirementsIn(text);
  const ids = all.map(({ id }) => id);
  const counted = (some: Requirement[]) => STATUSES.map((status) => some.filter((one) => one.status === status).length);
  const rows = [...text.matchAll(/^\| (V\d+|all)\b.*?((?: \| \d+)+) \|$/gm)];
  const chapters = CHAPTERS.map((count, index) => {
    const some = all.filter(({ id }) => id.split('.', 1).join() === String(index + 1));
    return { name: `V${index + 1}`, some, count };
  });
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed twice`),
    ...chapters
      .filter(({ some, count }) => some.length !== count)
      .map(({ name, some, count }) => `${name} has ${count} requirements, and ${some.length} are listed`),
    ...[...chapters, { name: 'all', some: all }].flatMap(({ name, some }) => {
      const counts = counted(some).join(' | ');
      const [, , row = ''] = rows.find(([, first]) => first === name) ?? [];
      return row === ` | ${counts}` ? [] : [`the row of ${name} in the table should count ${counts}`];
    }),
    ...all.flatMap(faultsOf),
  ];
}

function faultsOf({ id, status, places, note }: Requirement): string[] {
  const needsReason = status === 'partly' || status === 'not met';
  return [
    ...(STATUSES.includes(status) ? [] : [`${id} has an unknown status`]),
    ...(places.length === 0 && status !== 'not applicable' ? [`${id} names no place`] : []),
    ...(needsReason && !note ? [`${id} gives no reason`] : []),
    ...places.filter((place) => !isThere(place)).map(({ file, words }) => `${id}: ${file} has no "${words}"`),
  ];
}
