const TOLD = 'Told by: ';

const HEAD = `# What @trek/ui promises its hosts

Made by \`npm run api-report\`. Hosts may notice every change of it, so each needs a changeset.

`;

/** The changesets that tell of the state that a report describes. */
export const toldBy = (report: string): string[] =>
  report
    .split('\n')
    .find((line) => line.startsWith(TOLD))
    ?.slice(TOLD.length)
    .split(' ') ?? [];

/** The types that a report describes. */
export const typesOf = (report: string): string => report.slice(report.indexOf('\n\n', report.indexOf(TOLD)) + 2);

/**
 * The report of a state.
 * @param before the report so far; empty: there was none
 * @param changesets of now: names with digests. At least one must say something that none said before
 */
export function nextReport(before: string, types: string, changesets: readonly string[]): string {
  const told = toldBy(before);
  if (before && typesOf(before) === types) {
    // A release has taken the others.
    const names = new Set(changesets.map(nameOf));
    return report(
      types,
      told.filter((changeset) => names.has(nameOf(changeset))),
    );
  }
  if (before && changesets.every((changeset) => told.includes(changeset))) {
    throw new Error('Hosts may notice this change: tell of it in a changeset (.changeset/*.md), then run this again.');
  }
  return report(types, changesets);
}

const report = (types: string, changesets: readonly string[]) =>
  `${HEAD}${TOLD}${changesets.join(' ') || 'none'}\n\n${types}`;

const nameOf = (changeset: string) => changeset.split('@', 1)[0];
