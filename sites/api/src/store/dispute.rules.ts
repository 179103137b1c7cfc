import type { Stripe } from 'stripe';

/** Statuses that Stripe's types name; they say that others may come. */
type KnownStatus = Stripe.Dispute.Status extends infer Status
  ? Status extends string
    ? string extends Status
      ? never
      : Status
    : never
  : never;

/**
 * The effect of a dispute on the money of its payment. `inquiry`: the bank only asks, and a refund ends it. `open`: the bank
 * has taken the money for now. `kept`: over, and the money is here, or was refunded. `lost`: over, and the money is gone.
 */
export type DisputeStage = 'inquiry' | 'open' | 'kept' | 'lost';

/** Statuses: https://docs.stripe.com/api/disputes/object#dispute_object-status */
const STAGES: Readonly<Record<KnownStatus, DisputeStage>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'kept',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'kept',
  lost: 'lost',
  // Settled before it began: what was returned for that is reported as a refund.
  prevented: 'kept',
};

/** An unknown status counts as open: a person looks at it. */
export const stageOf = (status: string): DisputeStage =>
  Object.hasOwn(STAGES, status) ? STAGES[status as KnownStatus] : 'open';

const statusesThat = (...stages: readonly DisputeStage[]) =>
  Object.entries(STAGES).flatMap(([status, stage]) => (stages.includes(stage) ? [status] : []));

/** Statuses of disputes that are over. */
export const CLOSED_STATUSES = statusesThat('kept', 'lost');
/** Statuses in which Stripe still makes refunds. */
export const INQUIRY_STATUSES = statusesThat('inquiry');
