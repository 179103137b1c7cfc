import { readFileSync } from 'node:fs';
import { isThere, type NamedTest, namedPlace } from './threats.ts';

const STATUSES = ['met', 'elsewhere', 'partly', 'not met', 'not applicable'] as const;
type Status = (typeof STATUSES)[number];

/** A requirement of level 1 or 2, in our own words, and the place that holds it. */
export interface Requirement {
  /** As in the standard: chapter, section and number. */
  id: string;
  level: number;
  about: string;
  /** `elsewhere`: by the proxy or the operator. */
  status: Status;
  /** Files, each with words in it that lead to the spot, if any. */
  places?: string[];
  /** A limit, or the reason. */
  note?: string;
}

/** Reads `asvs.json`. */
export const readRequirements = (): Requirement[] =>
  JSON.parse(readFileSync(new URL('asvs.json', import.meta.url), 'utf8')) as Requirement[];

/**
 * How many requirements of levels 1 and 2 each chapter of 5.0.0 has.
 * Source: https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/docs_en (the CSV file)
 */
const CHAPTERS: readonly (readonly [title: string, count: number])[] = [
  ['Encoding, sanitizing', 27],
  ['Validation, business logic', 11],
  ['Browsers', 19],
  ['API', 10],
  ['Files', 9],
  ['Authentication', 35],
  ['Sessions', 18],
  ['Authorization', 7],
  ['Tokens', 7],
  ['OAuth and OpenID', 29],
  ['Cryptography', 14],
  ['Connections', 9],
  ['Configuration', 13],
  ['Data', 9],
  ['Coding, architecture', 13],
  ['Logs and errors', 16],
  ['WebRTC', 7],
];

const ofChapter = (all: readonly Requirement[], index: number) =>
  all.filter(({ id }) => id.split('.')[0] === String(index + 1));
const placesOf = ({ places = [] }: Requirement): NamedTest[] => places.map(namedPlace);

/** Faults by which the list could not be checked: something missing, named twice, or without a place or a reason. */
export function listFaults(all: readonly Requirement[]): string[] {
  const ids = all.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed twice`),
    ...CHAPTERS.flatMap(([, count], index) => {
      const found = ofChapter(all, index).length;
      return found === count ? [] : [`chapter ${index + 1} has ${count} requirements, and ${found} are listed`];
    }),
    ...all.flatMap(requirementFaults),
  ];
}

function requirementFaults(requirement: Requirement): string[] {
  const { id, status, note } = requirement;
  const places = placesOf(requirement);
  const needsReason = status === 'partly' || status === 'not met';
  return [
    ...(STATUSES.includes(status) ? [] : [`${id} has an unknown status`]),
    ...(places.length === 0 && status !== 'not applicable' ? [`${id} names no place`] : []),
    ...(needsReason && !note ? [`${id} gives no reason`] : []),
    ...places.filter((place) => !isThere(place)).map(({ file, words }) => `${id}: ${file} has no "${words}"`),
  ];
}

const INTRODUCTION = `# OWASP ASVS 5.0

Every requirement of levels 1 and 2 of the [Application Security Verification
Standard](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/en) 5.0.0, with the place that holds it: a file, and words in it.
We assessed ourselves, by reading code, settings and tests: site, API, office, the kit in the browser, and \`deploy/\`. The
standard's own words are at the link; ours only name the subject.

- **met**: the code or a document does it wherever it must.
- **elsewhere**: the proxy or the operator does it, as \`deploy/\` shows.
- **partly**, **not met**: with the reason.
- **not applicable**: the subject does not exist here.`;

/** Writes the list as a document. */
export function asvsPage(all = readRequirements()): string {
  const countsOf = (some: readonly Requirement[]) =>
    STATUSES.map((status) => some.filter((one) => one.status === status).length).join(' | ');
  const chapters = CHAPTERS.map(([title], index) => ({ title: `V${index + 1} ${title}`, some: ofChapter(all, index) }));
  const head = `| chapter | ${STATUSES.join(' | ')} |\n| --- |${' --- |'.repeat(STATUSES.length)}`;
  const counts = [...chapters, { title: 'all', some: all }].map(
    ({ title, some }) => `| ${title} | ${countsOf(some)} |`,
  );
  const parts = chapters.map(({ title, some }) => `## ${title}\n\n${some.map(entry).join('\n')}`);
  return `${[INTRODUCTION, [head, ...counts].join('\n'), ...parts].join('\n\n')}\n`;
}

function entry(requirement: Requirement): string {
  const { id, level, about, status, note } = requirement;
  const places = placesOf(requirement).map(({ file, words }) => (words ? `\`${file}\` “${words}”` : `\`${file}\``));
  return [`- V${id} (level ${level}) ${about}: **${status}**.`, places.join('; '), note ?? '']
    .filter(Boolean)
    .join(' ');
}
