/** Rounds of every comparison: enough that one disturbed round does not move the median. */
export const ROUNDS = 7;

/** The middle one of several measurements; NaN where each is missing. Missing ones, as of a visit without a paint, don't count. */
export function median(values: readonly number[]): number {
  const measured = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
}

/** A figure as the bench prints it. */
export const inWords = (value: number, digits = 0) => (Number.isNaN(value) ? 'missing' : value.toFixed(digits));

/** Measures each subject once a round, so that a busy moment of the machine hits all of them. @returns all results */
export async function interleave<Name extends string, Subject, Result>(
  subjects: Readonly<Record<Name, Subject>>,
  measure: (subject: Subject, name: Name) => Promise<Result>,
  rounds = ROUNDS,
): Promise<Record<Name, Result[]>> {
  const entries = Object.entries(subjects) as [Name, Subject][];
  const results = Object.fromEntries(entries.map(([name]) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, subject] of entries) results[name].push(await measure(subject, name));
  }
  return results;
}

/** The median of one fact of several results. */
export const medianOf = <Result>(results: readonly Result[], fact: (result: Result) => number) =>
  median(results.map(fact));
