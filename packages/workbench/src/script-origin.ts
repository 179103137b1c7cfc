/** The first place at which a script went another way than on the build that it was made on. */
export interface Divergence {
  /** The number of the step, from 1; 0 for the start itself. */
  step: number;
  /** Its outcome on that build; null if the script does not say. */
  before: string | null;
  /** Its outcome here, or the reason why it can't be played. */
  now: string;
}

/** The build that a script comes from, and how its run there differs from the run here. */
export interface Origin {
  /** The build that it was made on; undefined where it does not say. */
  build: string | undefined;
  /** Whether it says what its steps led to there. */
  hasResults: boolean;
  divergence: Divergence | null;
}

/** The outcome of a step in a sentence. */
export const quotedResult = (result: string): string => (result === '' ? 'nothing that shows' : `“${result}”`);

/** The two ways in words: then, and now. */
export function describeDivergence({ before, now }: Divergence): string {
  return `${before === null ? '' : `then ${quotedResult(before)}, `}now ${quotedResult(now)}`;
}

/** A run's build, and the step from which on it goes another way here, as sentences. */
export function describeOrigin({ build, hasResults, divergence }: Origin): string {
  const made = `This run was made on ${build === undefined ? 'an older build' : `build ${build}`}`;
  if (divergence) {
    const place = divergence.step === 0 ? 'From the start' : `From step ${divergence.step}`;
    return `${made}. ${place} on it went another way: ${describeDivergence(divergence)}.`;
  }
  return hasResults
    ? `${made}. Every step leads to the same here.`
    : `${made}, and does not say what its steps led to.`;
}
