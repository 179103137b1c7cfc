import { readFileSync, writeFileSync } from 'node:fs';

/** The latest figures of a file, and why the mutants that survived may do so. */
interface Figures {
  killed: number;
  survived: number;
  survivors?: string;
}

/** Stryker's JSON report, as far as it is read. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

const FIGURES = new URL('mutation.json', import.meta.url);

type AllFigures = Record<string, Figures>;

export const readFigures = () => JSON.parse(readFileSync(FIGURES, 'utf8')) as AllFigures;
export const writeFigures = (figures: AllFigures) => writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);

/** Replaces the figures of the files that a report measured, and keeps the others and every explanation. */
export function addReport(figures: AllFigures, { files }: MutationReport): AllFigures {
  const all = { ...figures };
  for (const [path, { mutants }] of Object.entries(files)) {
    const file = path.replace(/^src\//, '');
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
    all[file] = { ...all[file], killed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage') };
  }
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en')));
}

const INTRODUCTION = `# Mutation testing

\`npm run mutation\` changes a rule or machine one spot at a time and checks whether a test fails. The goal is 90 % for
prices, tokens and filters, 85 % elsewhere. \`npm run mutation -- --mutate src/booking/pricing.rules.ts\` measures one file;
add \`--force\` after you change tests, because Stryker caches what it measured.

Stryker runs the tests beside the changed file first and stops at the first failure. \`MUTATION_ROOM=payment\` runs only
the tests of that folder; the machines below were measured this way, except the chat.

A mutant that keeps a machine from starting is an error and counts as neither. One that makes a test wait forever counts
as killed. In every machine, names and \`types\` of \`setup\` survive: they are not behavior.`;

/** Writes the figures as a document. */
export function mutationPage(figures = readFigures()): string {
  const entries = Object.entries(figures).map(([file, { killed, survived, survivors }]) => {
    const score = ((100 * killed) / (killed + survived)).toFixed(1);
    return `- \`${file}\` ${score} %: ${killed} killed, ${survived} survived${survivors ? ` (${survivors})` : ''}`;
  });
  return `${INTRODUCTION}\n\n## Results\n\nPaths are below \`packages/ui/src\`.\n\n${entries.join('\n')}\n`;
}
