/** Limits of the office's page of reviews, for its calls and its fields. */
export const REVIEW_LIMITS = {
  /** Reviews of one state in an answer, newest first: older ones come up as these are decided. */
  rows: 100,
  /** Characters of the company's answer below a review. */
  answer: 2000,
  /** Characters of the reason for which a review is declined. */
  reason: 500,
} as const;
