import * as z from 'zod';
import type { ProviderDispute } from '../store/disputes.ts';
import type { RefundState } from '../store/refunds.ts';
import type {
  ProviderBalance,
  ProviderEvent,
  ProviderNews,
  ProviderPayout,
  ProviderTransaction,
  ReportedStatus,
} from './payment-provider.ts';

/** The parts of Stripe's responses and events that are used. Fields: https://docs.stripe.com/api */

export const stripeIntentSchema = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullish(),
  /** Only asked for in whole. */
  latest_charge: z.union([z.string(), z.object({ created: z.number() })]).nullish(),
  last_payment_error: z.object({ message: z.string().nullish(), charge: z.string().nullish() }).nullish(),
  payment_method: z.unknown().optional(),
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
const reportedDisputeSchema = z.object({ id: z.string(), payment_intent: z.string() });
export const stripeEventsSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })), has_more: z.boolean() });
export const stripeWebhooksSchema = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});
export const stripeDisputeSchema = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.int(),
  status: z.string(),
  reason: z.string(),
  /** In seconds. */
  created: z.number(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
});
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** In seconds. */
  created: z.number().optional(),
  data: z.object({ object: z.unknown() }),
});

export function statusOf(intent: z.output<typeof stripeIntentSchema>): ReportedStatus {
  const { latest_charge: charge } = intent;
  if (intent.status === 'succeeded') {
    return { status: 'succeeded', paidAt: typeof charge === 'object' ? momentOf(charge?.created) : undefined };
  }
  if (intent.status === 'canceled') return { status: 'canceled' };
  if (intent.status === 'requires_payment_method') {
    // After a decline, Stripe waits for another card and keeps the reason. Without a reason, it still waits for the
    // first card.
    const { last_payment_error: decline } = intent;
    return decline
      ? { status: 'failed', message: decline.message ?? undefined }
      : { status: 'requires_payment_method' };
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
  const news = read && newsOf(read);
  return news && { ...news, id: read.id, at: momentOf(read.created) };
}

/** Events that change the books. */
export const EVENT_TYPES = [
  ...(['payment_intent.succeeded', 'payment_intent.canceled', 'payment_intent.payment_failed'] as const),
  ...(['charge.refunded', 'refund.updated', 'refund.failed'] as const),
  ...(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'] as const),
  ...(['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'] as const),
];

function newsOf({ id, type, data: { object } }: z.output<typeof eventSchema>): ProviderNews | undefined {
  switch (type) {
    // Events can arrive out of order, so only the two final states are taken from one.
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return statusEventOf(object);
    case 'payment_intent.payment_failed': {
      const { data: intent } = stripeIntentSchema.safeParse(object);
      return intent && { kind: 'declined', paymentId: intent.id, chargeId: intent.last_payment_error?.charge ?? id };
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
      if (!refund) return undefined;
      const { payment_intent: paymentId, id: refundId, status } = refund;
      return { kind: 'refund', paymentId, refundId, state: refundStateOf(status) };
    }
    // Whatever has changed, the dispute is read: events of an appeal can come in any order.
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { data: dispute } = reportedDisputeSchema.safeParse(object);
      return dispute && { kind: 'disputed', paymentId: dispute.payment_intent, disputeId: dispute.id };
    }
    default:
      return undefined;
  }
}

/** A moment that Stripe gives in seconds, as ISO 8601. */
const momentOf = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();

function statusEventOf(object: unknown): ProviderNews | undefined {
  const { data: intent } = stripeIntentSchema.safeParse(object);
  return intent && { kind: 'status', paymentId: intent.id, reported: statusOf(intent) };
}

/** States: https://docs.stripe.com/refunds#failed-refunds. A refund without a status is in transit. */
export function refundStateOf(status: string | null | undefined): RefundState {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'arrived' : 'sent';
}

export const stripeDisputesSchema = z.object({ data: z.array(stripeDisputeSchema) });

export function providerDispute(dispute: z.output<typeof stripeDisputeSchema>): ProviderDispute {
  const { id, payment_intent, amount, status, reason, created, evidence_details } = dispute;
  return {
    id,
    paymentId: payment_intent,
    amountCents: amount,
    status,
    reason,
    dueAt: momentOf(evidence_details?.due_by ?? undefined) ?? null,
    openedAt: new Date(created * 1000).toISOString(),
  };
}

/** Fields: https://docs.stripe.com/api/payouts/object */
export const stripePayoutSchema = z.object({
  id: z.string(),
  object: z.literal('payout'),
  amount: z.int(),
  status: z.string(),
  created: z.number(),
  arrival_date: z.number(),
  /** `completed`: its transactions can be listed. */
  reconciliation_status: z.string().nullish(),
});
/** The object that a transaction is about; only those of a payment name one. */
const transactionSourceSchema = z.union([
  stripePayoutSchema,
  z.object({ id: z.string(), payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish() }),
]);
/** Fields: https://docs.stripe.com/api/balance_transactions/object */
const transactionSchema = z.object({
  id: z.string(),
  type: z.string(),
  reporting_category: z.string(),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  created: z.number(),
  available_on: z.number(),
  source: z.union([z.string(), transactionSourceSchema]).nullish(),
});
export const stripeTransactionsSchema = z.object({ data: z.array(transactionSchema), has_more: z.boolean() });
const fundsSchema = z.array(z.object({ amount: z.int(), currency: z.string() }));
/** Fields: https://docs.stripe.com/api/balance/balance_object */
export const stripeBalanceSchema = z.object({ available: fundsSchema, pending: fundsSchema });

const ITEMIZED: Partial<Record<string, ProviderPayout['itemized']>> = { completed: 'now', not_applicable: 'never' };

export const providerPayout = (payout: z.output<typeof stripePayoutSchema>): ProviderPayout => ({
  id: payout.id,
  cents: payout.amount,
  status: payout.status,
  createdAt: new Date(payout.created * 1000).toISOString(),
  arrivesAt: new Date(payout.arrival_date * 1000).toISOString(),
  itemized: ITEMIZED[payout.reconciliation_status ?? ''] ?? 'later',
});

export function providerTransaction(transaction: z.output<typeof transactionSchema>): ProviderTransaction {
  const { id, type, reporting_category, amount, fee, net, created, available_on, source } = transaction;
  const about = typeof source === 'object' && source !== null ? source : undefined;
  const intent = about && 'payment_intent' in about ? about.payment_intent : null;
  return {
    ...{ id, type, category: reporting_category, grossCents: amount, feeCents: fee, netCents: net },
    sourceId: about?.id ?? (typeof source === 'string' ? source : null),
    intentId: (typeof intent === 'object' ? intent?.id : intent) ?? null,
    createdAt: new Date(created * 1000).toISOString(),
    availableAt: new Date(available_on * 1000).toISOString(),
    payout: about && 'object' in about ? providerPayout(about) : undefined,
  };
}

/** The funds of one currency: others are not of this site. */
export function providerBalance(
  { available, pending }: z.output<typeof stripeBalanceSchema>,
  currency: string,
): ProviderBalance {
  const of = (funds: z.output<typeof fundsSchema>) =>
    funds.filter((fund) => fund.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
  return { availableCents: of(available), pendingCents: of(pending) };
}
