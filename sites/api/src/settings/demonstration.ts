import * as z from 'zod';

/** The way out of everything that a public shop must have, in each message. */
export const UNLESS_DEMO = 'for a demonstration, set DEMO=1';

/** A setting that is on or off. */
export const yesOrNo = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .default('0')
  .transform((value) => value === '1');

/** Both names of the one setting that makes a site a demonstration. */
export const demoSchemas = {
  DEMO: yesOrNo,
  // The name of an earlier release.
  ALLOW_SIMULATED_PAYMENTS: yesOrNo,
};

/** Whether a site is a demonstration, which sells nothing. */
export const isDemonstration = (read: Readonly<Record<keyof typeof demoSchemas, boolean>>): boolean =>
  read.DEMO || read.ALLOW_SIMULATED_PAYMENTS;
