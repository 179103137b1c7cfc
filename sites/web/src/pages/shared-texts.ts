/** Texts that several pages share. */
export const SHARED_TEXTS = {
  tryAgain: 'Try Again',
  tryLater: 'Please try again later.',
} as const;
