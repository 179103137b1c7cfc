/** Times calls of two kinds in turns, in an order that no drift of the machine favours. @returns milliseconds of each */
export async function timeInTurns(
  tries: number,
  one: (index: number) => Promise<unknown>,
  other: (index: number) => Promise<unknown>,
): Promise<{ one: number[]; other: number[] }> {
  const times = { one: [] as number[], other: [] as number[] };
  const time = async (kind: 'one' | 'other', call: () => Promise<unknown>) => {
    const start = performance.now();
    await call();
    times[kind].push(performance.now() - start);
  };
  for (let index = 0; index < tries; index += 1) {
    const first = async () => time('one', () => one(index));
    const second = async () => time('other', () => other(index));
    for (const call of Math.random() < 0.5 ? [first, second] : [second, first]) await call();
  }
  return times;
}

/**
 * How well a time tells which kind a call was: the chance that one of the first kind took longer than one of the other.
 * A half is a guess, 0 and 1 are certainty (the area under the ROC curve, by the ranks of Mann and Whitney).
 */
export function distinguishability({ one, other }: { one: number[]; other: number[] }): number {
  const ranked = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))].sort(
    (left, right) => left.time - right.time,
  );
  const rankSum = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  return (rankSum - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
}
