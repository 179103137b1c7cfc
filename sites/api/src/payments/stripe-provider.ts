import { CURRENCY, SIMULATED_ID_PREFIX } from '@trek/ui/payment/rules';
import { Stripe } from 'stripe';
import { Unavailable } from '../unavailable.ts';
import { ForgedNotice, type PaymentProvider, type ProviderStatus } from './payment-provider.ts';

const TIMEOUT_MS = 8_000;
const NETWORK_RETRIES = 1;
const RETRY_AFTER_SECONDS = 5;
const CENTS_PER_USD = 100;
/** How old a message may be. Source: https://docs.stripe.com/webhooks#replay-attacks */
const NOTICE_TOLERANCE_SECONDS = 300;

interface StripeAccess {
  secretKey: string;
  webhookSecret?: string | undefined;
  /** Where Stripe's API is, when it isn't Stripe's own address. */
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
    async createIntent({ amountUsd, bookingId, description, idempotencyKey }) {
      const intent = await reach(() =>
        stripe.paymentIntents.create(
          {
            amount: amountUsd * CENTS_PER_USD,
            currency: CURRENCY,
            allowed_payment_method_types: ['card'],
            description,
            metadata: { bookingId },
          },
          { idempotencyKey },
        ),
      );
      if (!intent.client_secret) throw new Error(`Stripe gave the payment intent ${intent.id} no client secret`);
      return { id: intent.id, clientSecret: intent.client_secret };
    },
    async cancelIntent(id) {
      if (isSimulated(id)) return { status: 'canceled' };
      try {
        return statusOf(await reach(() => stripe.paymentIntents.cancel(id)));
      } catch (error) {
        // Stripe refuses to cancel what is paid, being paid or already cancelled: then its state is the answer.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.retrieve(id);
        throw error;
      }
    },
    async retrieve(id) {
      if (isSimulated(id)) return { status: 'canceled' };
      return statusOf(await reach(() => stripe.paymentIntents.retrieve(id)));
    },
    ...(webhookSecret && {
      readNotice: async (body, signature, now) => noticeIn(await verifiedEvent(body, signature, now, webhookSecret)),
    }),
  };

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
      throw new ForgedNotice('The signature does not fit the message.', { cause: error });
    }
  }
}

/** True for a payment from the time when this site charged nobody: no card ever pays it. */
const isSimulated = (id: string) => id.startsWith(SIMULATED_ID_PREFIX);

function noticeIn(event: Stripe.Event) {
  // Messages overtake each other, so only the two standings that never change again are taken from one.
  if (event.type !== 'payment_intent.succeeded' && event.type !== 'payment_intent.canceled') return undefined;
  const { object } = event.data;
  return { paymentId: object.id, standing: statusOf(object) };
}

function statusOf(intent: Stripe.PaymentIntent): ProviderStatus {
  if (intent.status === 'succeeded') return { status: 'succeeded' };
  if (intent.status === 'canceled') return { status: 'canceled' };
  if (intent.status === 'requires_payment_method') {
    // After a decline Stripe waits for another card and keeps the reason. Without one it still waits for the first.
    const { last_payment_error: decline } = intent;
    return decline ? { status: 'failed', message: decline.message } : { status: 'requires_payment_method' };
  }
  return { status: 'processing' };
}

async function reach<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
      throw new Unavailable('The payment provider does not answer. Please try again.', RETRY_AFTER_SECONDS, {
        cause: error,
      });
    }
    throw error;
  }
}

function apiAddress(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port };
}
