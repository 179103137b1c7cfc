import * as z from 'zod';
import type { RefundState } from '../store/refunds.ts';
import type { DisputeState } from '../store/schema.ts';
import type { ProviderEvent, ProviderStatus } from './payment-provider.ts';

/** The parts of Stripe's responses and events that are used. Fields: https://docs.stripe.com/api */

export const stripeIntentSchema = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullish(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
  payment_method: z.unknown().optional(),
  latest_charge: z.unknown().optional(),
});
const refundSchema = z.object({
  id: z.string().optional(),
  amount: z.int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripeRefund = z.output<typeof refundSchema>;
export const stripeRefundsSchema = z.union([z.object({ data: z.array(refundSchema) }), refundSchema]);
const reportedRefundSchema = z.object({ id: z.string(), payment_intent: z.string(), status: z.string() });
const chargeSchema = z.object({ payment_intent: z.string(), amount_refunded: z.int() });
const disputeSchema = z.object({ payment_intent: z.string(), status: z.string() });
const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

export function statusOf(intent: z.output<typeof stripeIntentSchema>): ProviderStatus {
  if (intent.status === 'succeeded') return { status: 'succeeded' };
  if (intent.status === 'canceled') return { status: 'canceled' };
  if (intent.status === 'requires_payment_method') {
    // After a decline, Stripe waits for another card and keeps the reason. Without a reason, it still waits for the
    // first card.
    const { last_payment_error: decline } = intent;
    return decline ? { status: 'failed', message: decline.message } : { status: 'requires_payment_method' };
  }
  return { status: 'processing' };
}

/**
 * Whether a canceled intent was never confirmed with a card.
 * Source: https://docs.stripe.com/api/payment_intents/object#payment_intent_object-latest_charge
 */
export function isUntried(intent: z.output<typeof stripeIntentSchema>): boolean {
  const { status, payment_method, latest_charge, last_payment_error } = intent;
  return status === 'canceled' && !payment_method && !latest_charge && !last_payment_error;
}

/**
 * The payment event in a Stripe event; undefined if it is about something else or can't be read.
 * Events: https://docs.stripe.com/api/events/types
 */
export function providerEventOf(event: unknown): ProviderEvent | undefined {
  const { data: read } = eventSchema.safeParse(event);
  if (!read) return undefined;
  const { object } = read.data;
  switch (read.type) {
    // Events can arrive out of order, so only the two final states are taken from one.
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return standingIn(object);
    case 'payment_intent.payment_failed': {
      const { data: intent } = stripeIntentSchema.safeParse(object);
      return intent && { kind: 'declined', paymentId: intent.id };
    }
    case 'charge.refunded': {
      const { data: charge } = chargeSchema.safeParse(object);
      return charge && { kind: 'refunded', paymentId: charge.payment_intent, refundedCents: charge.amount_refunded };
    }
    // The same event under three names: some versions of Stripe's API send only the last.
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const { data: refund } = reportedRefundSchema.safeParse(object);
      return (
        refund && {
          kind: 'refund',
          paymentId: refund.payment_intent,
          refundId: refund.id,
          state: refundStateOf(refund.status),
        }
      );
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { data: dispute } = disputeSchema.safeParse(object);
      return (
        dispute && { kind: 'disputed', paymentId: dispute.payment_intent, dispute: disputeStateOf(dispute.status) }
      );
    }
    default:
      return undefined;
  }
}

function standingIn(object: unknown): ProviderEvent | undefined {
  const { data: intent } = stripeIntentSchema.safeParse(object);
  return intent && { kind: 'standing', paymentId: intent.id, standing: statusOf(intent) };
}

/** States: https://docs.stripe.com/refunds#failed-refunds. A refund without a status is in transit. */
export function refundStateOf(status: string | null | undefined): RefundState {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'arrived' : 'sent';
}

/** An inquiry that closes without a dispute counts as won: the money stays. */
function disputeStateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
}
