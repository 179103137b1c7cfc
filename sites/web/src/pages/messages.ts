/** Texts that several pages share. */
export const COMMON = {
  tryAgain: 'Try Again',
  tryLater: 'Please try again later.',
} as const;
