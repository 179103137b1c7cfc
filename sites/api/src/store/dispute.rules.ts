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
export type DisputeStanding = 'inquiry' | 'open' | 'kept' | 'lost';

/** Statuses: https://docs.stripe.com/api/disputes/object#dispute_object-status */
const STANDINGS: Readonly<Record<KnownStatus, DisputeStanding>> = {
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
export const standingOf = (status: string): DisputeStanding =>
  Object.hasOwn(STANDINGS, status) ? STANDINGS[status as KnownStatus] : 'open';

const statusesThat = (...standings: readonly DisputeStanding[]) =>
  Object.entries(STANDINGS).flatMap(([status, standing]) => (standings.includes(standing) ? [status] : []));

/** Statuses of disputes that are over. */
export const CLOSED_STATUSES = statusesThat('kept', 'lost');
/** Statuses in which Stripe still makes refunds. */
export const INQUIRY_STATUSES = statusesThat('inquiry');
