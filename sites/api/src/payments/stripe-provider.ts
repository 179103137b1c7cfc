import { CURRENCY, SIMULATED_ID_PREFIX } from '@trek/ui/internal/payment/rules';
import { centsOf } from '@trek/ui/pricing';
import { Stripe } from 'stripe';
import type * as z from 'zod';
import { OwnError } from '../core/log.ts';
import { UnavailableError } from '../core/unavailable-error.ts';
import { InvalidSignatureError, type PaymentProvider } from './payment-provider.ts';
import {
  EVENT_TYPES,
  isUntried,
  providerBalance,
  providerDispute,
  providerEventOf,
  providerPayout,
  providerTransaction,
  refundStateOf,
  type StripeRefund,
  statusOf,
  stripeBalanceSchema,
  stripeDisputeSchema,
  stripeDisputesSchema,
  stripeEventsSchema,
  stripeIntentSchema,
  stripePayoutSchema,
  stripeRefundsSchema,
  stripeTransactionsSchema,
  stripeWebhooksSchema,
} from './stripe-schemas.ts';

const TIMEOUT_MS = 8_000;
const NETWORK_RETRIES = 1;
const RETRY_AFTER_SECONDS = 5;
/**
 * Maximum age of an event.
 * Source: https://docs.stripe.com/webhooks#replay-attacks
 */
const NOTICE_TOLERANCE_SECONDS = 300;

/** Rows of a page, the most that Stripe gives. */
const PAGE = 100;

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** The charge tells when the money moved. */
const WITH_CHARGE = { expand: ['latest_charge'] };

interface StripeAccess {
  secretKey: string;
  webhookSecret?: string | undefined;
  /** Address of Stripe's API, if not its own. */
  apiUrl?: string;
}

/** Card payments by Stripe. */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeAccess): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(apiUrl && apiAddress(apiUrl)),
  });
  return {
    movesMoney: true,
    async createIntent({ amountUsd, bookingId, description, idempotencyKey, isChallenged }) {
      const intent = await reachIntent(() =>
        stripe.paymentIntents.create(
          {
            amount: centsOf(amountUsd),
            currency: CURRENCY,
            allowed_payment_method_types: ['card'],
            description,
            metadata: { bookingId },
            // Source: https://docs.stripe.com/payments/3d-secure/authentication-flow#manual-three-ds
            ...(isChallenged && { payment_method_options: { card: { request_three_d_secure: 'challenge' } } }),
          },
          { idempotencyKey },
        ),
      );
      if (!intent.client_secret)
        throw unavailable(new OwnError(`the payment intent ${intent.id} has no client secret`));
      return { id: intent.id, clientSecret: intent.client_secret };
    },
    async reopen(id) {
      if (isSimulated(id)) return undefined;
      const intent = await reachIntent(() => stripe.paymentIntents.retrieve(id));
      const isUntried = statusOf(intent).status === 'requires_payment_method';
      return isUntried && intent.client_secret ? { id, clientSecret: intent.client_secret } : undefined;
    },
    async cancelIntent(id) {
      if (isSimulated(id)) return { status: 'canceled', isUntried: true };
      try {
        const intent = await reachIntent(() => stripe.paymentIntents.cancel(id, WITH_CHARGE));
        return { ...statusOf(intent), isUntried: isUntried(intent) };
      } catch (error) {
        // Stripe refuses to cancel a payment that is paid, being paid or canceled already: its state is the answer.
        if (isRefused(error)) return { ...(await this.retrieve(id)), isUntried: false };
        throw error;
      }
    },
    async retrieve(id) {
      if (isSimulated(id)) return { status: 'canceled' };
      return statusOf(await reachIntent(() => stripe.paymentIntents.retrieve(id, WITH_CHARGE)));
    },
    async refund({ paymentId: id, cents, attempt, targetCents }) {
      if (isSimulated(id)) return { state: 'arrived', returnedCents: targetCents ?? cents };
      const refunds = await refundsOf(id);
      // Stripe forgets idempotency keys after a day, so the refund itself records its attempt.
      const isOwn = ({ metadata }: StripeRefund) =>
        metadata?.cancelledPayment === id && Number(metadata.attempt ?? 0) === attempt;
      let own = refunds.find(isOwn);
      if (!own) {
        const missing = targetCents === undefined ? cents : Math.min(cents, targetCents - sumOf(refunds));
        if (missing <= 0) return { state: 'arrived', returnedCents: sumOf(refunds) };
        own = await sendRefund(id, missing, attempt);
        if (own) refunds.push(own);
      }
      return { id: own?.id, state: own ? refundStateOf(own.status) : 'failed', returnedCents: sumOf(refunds) };
    },
    async returnedCents(id) {
      return isSimulated(id) ? 0 : sumOf(await refundsOf(id));
    },
    async dispute(id) {
      try {
        return providerDispute(await reach(stripeDisputeSchema, () => stripe.disputes.retrieve(id)));
      } catch (error) {
        if (isRefused(error)) return undefined;
        throw error;
      }
    },
    async disputesOf(paymentId) {
      if (isSimulated(paymentId)) return [];
      const query = { payment_intent: paymentId, limit: PAGE };
      return (await reach(stripeDisputesSchema, () => stripe.disputes.list(query))).data.map(providerDispute);
    },
    async events(from, until, most) {
      const created = { gte: secondsOf(from), lt: secondsOf(until) };
      const query = { created, types: [...EVENT_TYPES] };
      const { rows, isWhole } = await pagesOf(stripeEventsSchema, most, (page) =>
        stripe.events.list({ ...query, ...page }),
      );
      return { events: rows.reverse().flatMap((event) => providerEventOf(event) ?? []), isWhole };
    },
    async transactions(of, most) {
      const query =
        'payoutId' in of
          ? { payout: of.payoutId }
          : { created: { gte: secondsOf(of.from), lte: secondsOf(of.until) }, currency: CURRENCY };
      const { rows, isWhole } = await pagesOf(stripeTransactionsSchema, most, (page) =>
        stripe.balanceTransactions.list({ ...query, expand: ['data.source'], ...page }),
      );
      return { transactions: rows.map(providerTransaction), isWhole };
    },
    async payout(id) {
      try {
        return providerPayout(await reach(stripePayoutSchema, () => stripe.payouts.retrieve(id)));
      } catch (error) {
        if (isRefused(error)) return undefined;
        throw error;
      }
    },
    async balance() {
      return providerBalance(await reach(stripeBalanceSchema, () => stripe.balance.retrieve()), CURRENCY);
    },
    ...(webhookSecret && {
      async eventsNotSent(address: string) {
        const { data } = await reach(stripeWebhooksSchema, () => stripe.webhookEndpoints.list({ limit: PAGE }));
        const own = data.filter(({ url, status }) => url === address && status === 'enabled');
        const sent = new Set(own.flatMap(({ enabled_events }) => enabled_events));
        if (own.length === 0) return undefined;
        return sent.has('*') ? [] : EVENT_TYPES.filter((type) => !sent.has(type));
      },
      readEvent: async (body, signature, now) =>
        providerEventOf(await verifiedEvent(body, signature, now, webhookSecret)),
    }),
  };

  function refundsOf(id: string): Promise<StripeRefund[]> {
    return reachRefunds(() => stripe.refunds.list({ payment_intent: id, limit: 100 }));
  }

  /** @returns undefined if Stripe refuses the refund: then the office has to make it */
  async function sendRefund(paymentId: string, cents: number, attempt: number): Promise<StripeRefund | undefined> {
    const request = {
      payment_intent: paymentId,
      amount: cents,
      metadata: { cancelledPayment: paymentId, attempt: String(attempt) },
    };
    const idempotencyKey = attempt === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${attempt}`;
    try {
      const [refund] = await reachRefunds(() => stripe.refunds.create(request, { idempotencyKey }));
      return refund;
    } catch (error) {
      if (isRefused(error)) return undefined;
      throw error;
    }
  }

  async function verifiedEvent(body: string, signature: string | undefined, now: Date, secret: string) {
    try {
      return await stripe.webhooks.constructEventAsync(
        body,
        signature ?? '',
        secret,
        NOTICE_TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      throw new InvalidSignatureError('The signature does not match.', { cause: error });
    }
  }
}

const sumOf = (refunds: readonly StripeRefund[]) =>
  refunds.reduce((sum, { amount, status }) => (refundStateOf(status) === 'failed' ? sum : sum + amount), 0);

/** True for a simulated payment from a time before the site charged cards: no card ever pays it. */
const isSimulated = (id: string) => id.startsWith(SIMULATED_ID_PREFIX);

/**
 * Calls Stripe. Any problem at Stripe, on the way or with the account is beyond the visitor, who may retry.
 * @throws UnavailableError
 */
async function reach<Schema extends z.ZodType>(
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<z.output<Schema>> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    // Of any type: the library itself fails on a response that is no object.
    throw unavailable(error);
  }
  const { data, error } = schema.safeParse(answer);
  if (error) throw unavailable(error);
  return data as z.output<Schema>;
}

interface Page<Row> {
  data: Row[];
  has_more: boolean;
}

/**
 * The rows of a list, the newest first, a page after another.
 * @param most how many are read, to the end of a page
 */
async function pagesOf<Row extends { id: string }>(
  schema: z.ZodType<Page<Row>>,
  most: number,
  list: (page: { limit: number; starting_after?: string }) => Promise<unknown>,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = [];
  let last: string | undefined;
  let isMore = true;
  while (isMore && rows.length < most) {
    const after = last === undefined ? {} : { starting_after: last };
    const page: Page<Row> = await reach(schema, () => list({ limit: PAGE, ...after }));
    rows.push(...page.data);
    last = page.data.at(-1)?.id;
    isMore = page.has_more && last !== undefined;
  }
  return { rows, isWhole: !isMore };
}

const reachIntent = (call: () => Promise<Stripe.PaymentIntent>) => reach(stripeIntentSchema, call);

/** Calls Stripe for one refund or a list. */
async function reachRefunds(call: () => Promise<unknown>): Promise<StripeRefund[]> {
  const data = await reach(stripeRefundsSchema, call);
  return 'data' in data ? data.data : [data];
}

/** Whether Stripe understood the request and refused it. */
const isRefused = (error: unknown) =>
  error instanceof UnavailableError && error.cause instanceof Stripe.errors.StripeInvalidRequestError;

function unavailable(cause: unknown): UnavailableError {
  return new UnavailableError('The payment provider is not responding. Please try again.', RETRY_AFTER_SECONDS, {
    cause,
  });
}

function apiAddress(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port };
}
