/** A tester's demand that the contract, or common sense, makes of the step on the bench. */
export type Expectation =
  | {
      /** The text that should be on the screen. */
      says: string;
      /** The text that is in its place; empty: none. */
      insteadOf: string;
    }
  | {
      /** The state in which the machine should be: `details.editing`. */
      state: string;
    };

/** The most of a text that is quoted in a title, in characters. */
const LONGEST_QUOTE = 36;

/** The demand as the end of a sentence: `says “Pay $290”`, `is in details.editing`. */
export function describeExpectation(expectation: Expectation): string {
  if ('state' in expectation) return `is in ${expectation.state}`;
  const { says } = expectation;
  return `says “${says.length > LONGEST_QUOTE ? `${says.slice(0, LONGEST_QUOTE).trimEnd()}…` : says}”`;
}

/** The demand as a sentence of its own. */
export function demandSentence(expectation: Expectation): string {
  if ('state' in expectation) return `It should be in ${expectation.state}.`;
  const { says, insteadOf } = expectation;
  return `It should say “${says}”${insteadOf === '' ? '' : ` where it says “${insteadOf}”`}.`;
}
