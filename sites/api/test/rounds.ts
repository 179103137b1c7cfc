/** How often a test repeats its work: a few times in `npm test`, many times in `npm run campaign`. */
export function rounds(counts: { test: number; campaign: number }): number {
  return process.env.CAMPAIGN === '1' ? counts.campaign : counts.test;
}

/** The seed of random tests. They print it, and `TEST_SEED` repeats a run. */
export const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000_007);
