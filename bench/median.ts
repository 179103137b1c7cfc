/** Rounds of every comparison: enough that one disturbed round does not move the median. */
export const ROUNDS = 7;

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

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
