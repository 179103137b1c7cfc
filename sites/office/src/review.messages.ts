import type { OfficeReview } from '@trek/api/office';

/** Texts about the reviews of customers. */
export const reviewMessages = {
  reviews: 'Reviews',
  text: 'Only people who have walked a trek and paid for it can write one, one for each booking. A trek with published reviews shows their average instead of the usual figures.',
  show: 'Show',
  /** By state, also the choices of the list. */
  states: {
    sent: 'Not decided yet',
    published: 'Published',
    declined: 'Declined',
  } satisfies Record<OfficeReview['status'], string>,
  none: {
    sent: 'No reviews are waiting for a decision.',
    published: 'No reviews are published yet.',
    declined: 'No reviews were declined.',
  } satisfies Record<OfficeReview['status'], string>,
  most: (count: number) => `The newest ${count} are shown.`,
  stars: (count: number) => `${count} of 5 stars`,
  unnamed: 'Without a name',
  led: (guide: string) => `led by ${guide}`,
  booking: (reference: string) => `Booking ${reference}`,
  written: (moment: string) => `Written ${moment}`,
  yourAnswer: 'Your answer',
  reason: 'Reason',
  publish: {
    open: 'Publish',
    text: 'It is shown with the name as the writer gave it, and its stars count in the average of the trek. The writer can’t change it any more.',
    confirm: 'Publish the review',
    done: 'The review is published.',
  },
  answer: 'Answer below the review',
  answerHint: 'Published with it. You can leave it empty.',
  decline: {
    open: 'Decline',
    text: 'It is not shown. The writer reads the reason, and can write the review again.',
    confirm: 'Decline the review',
    done: 'The review is declined.',
  },
  takeDown: {
    open: 'Take down',
    text: 'It is not shown any more, and its stars do not count. The writer reads the reason, and can write the review again.',
    confirm: 'Take the review down',
    done: 'The review is taken down.',
  },
  reasonHint: 'The writer reads it.',
  ofReview: (action: string, review: string) => `${action}: ${review}`,
};
