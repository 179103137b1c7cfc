import { type Announcement, BACKEND_CAPABILITIES, type PaymentConfig } from '@trek/ui/api';
import { abandonSchema } from '@trek/ui/internal/contract/requests';
import { type PaymentRequest, paymentRequestSchema } from '@trek/ui/internal/payment/rules';
import { Hono } from 'hono';
import { requireUser } from '../accounts/require-user.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { coalesceRequests } from '../http/coalesce-requests.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { endMessageOf } from '../payments/card-attempts.ts';
import { abandonPayment, attemptOf } from '../payments/close-open-payment.ts';
import { keyedMutex } from '../payments/keyed-mutex.ts';
import { InvalidSignatureError, type ProviderStatus } from '../payments/payment-provider.ts';
import { recordProviderEvent } from '../payments/record-provider-event.ts';
import { recordStatus } from '../payments/record-status.ts';
import { startPayment } from '../payments/start-payment.ts';
import { markPolled, paymentOf } from '../store/payments.ts';
import type { PaymentRow, UserRow } from '../store/schema.ts';
import type { Services } from './services.ts';

/** Ids of payments, as providers format them. */
const PAYMENT_ID = /^[\w-]{1,255}$/;
/** The browser's polling interval: a single browser gets a fresh answer each time. */
const ANSWER_SHARED_MS = 2_000;

/** The operator's own pages hold the terms that a visitor agrees to on a partner's. */
const operatorOf = ({ company, publicUrl }: Services['settings']) => ({
  name: company.name,
  terms: `${publicUrl}/terms-conditions`,
  privacy: `${publicUrl}/privacy-policy`,
});

/** Payments of deposits and balances. */
export function paymentRoutes(services: Services) {
  const { settings, store, catalogue, payments } = services;
  const inTurn = keyedMutex();
  const limit = new RateLimit(services, 'payment');
  const questions = new RateLimit(services, 'payment-question');
  const sharedStatusOf = coalesceRequests<ProviderStatus>(ANSWER_SHARED_MS, settings.now);

  return new Hono<ApiTypes>()
    .get('/config', (context) =>
      context.json({
        publishableKey: settings.payment.publishableKey,
        operator: operatorOf(settings),
        capabilities: BACKEND_CAPABILITIES,
      } satisfies PaymentConfig & Announcement),
    )
    .post('/create-payment-intent', requireUser(services), async (context) => {
      const { user } = context.var;
      const request = await readBody(context, paymentRequestSchema);
      const trekId = requestedTrekId(request);
      const intent = await inTurn(`${user.id} ${trekId}`, () =>
        startPayment(services, user, catalogue.trek(trekId), request, {
          countAttempt: (extra) => limit.count(context, user.id, extra),
          giveBack: (payment) => limit.giveBack(user.id, attemptOf(payment)),
          countQuestion: () => questions.count(context, user.id),
        }),
      );
      return context.json({ clientSecret: intent.clientSecret, paymentIntentId: intent.id });
    })
    .get('/status/:id', requireUser(services), async (context) => {
      const id = context.req.param('id');
      await questions.count(context, context.var.user.id);
      return context.json(await currentStatus(await ownPayment(context.var.user, id)));
    })
    .post('/leave', requireUser(services), async (context) => {
      const { user } = context.var;
      const { paymentIntentId } = await readBody(context, abandonSchema);
      await questions.count(context, user.id);
      const payment = await ownPayment(user, paymentIntentId);
      const ended = await endOf(payment);
      if (ended) return context.json(ended);
      const { isUntried, ...reported } = await abandonPayment(services, payment);
      if (isUntried) await limit.giveBack(user.id, attemptOf(payment));
      return context.json(shown(reported));
    })
    .post('/webhook', async (context) => {
      if (!payments.readEvent) throw new HttpError(404, NOT_FOUND);
      const event = await payments
        .readEvent(await context.req.text(), context.req.header('Stripe-Signature'), settings.now())
        .catch(refuseForgery);
      if (event) await recordProviderEvent(services, event);
      return context.json({ received: true });
    });

  async function ownPayment(user: UserRow, id: string): Promise<PaymentRow> {
    const payment = PAYMENT_ID.test(id) ? await paymentOf(store, user.id, id) : undefined;
    if (!payment) throw new HttpError(404, NOT_FOUND);
    return payment;
  }

  /** Asks the provider, once for all who ask at the same time. If the payment has ended, the stored status is final. */
  async function currentStatus(payment: PaymentRow): Promise<ProviderStatus> {
    const ended = await endOf(payment);
    if (ended) return ended;
    if (payment.asked_at === null) await markPolled(store, payment.id, settings.now());
    return sharedStatusOf(payment.id, async () => {
      const reported = await payments.retrieve(payment.id);
      await recordStatus(services, payment, reported);
      return shown(reported);
    });
  }

  /** The final status of a payment; undefined while it is open. */
  async function endOf(payment: PaymentRow): Promise<ProviderStatus | undefined> {
    const { status } = payment;
    if (status !== 'succeeded' && status !== 'canceled') return undefined;
    return shown({ status, message: await endMessageOf(services, payment) });
  }
}

/** A status as visitors get it. */
const shown = ({ status, message }: ProviderStatus): ProviderStatus => ({
  status,
  ...(message !== undefined && { message }),
});

function refuseForgery(error: unknown): never {
  throw error instanceof InvalidSignatureError ? new HttpError(400, error.message) : error;
}

/** @throws HttpError 400 in the words by which the browser tells a malformed id from an unknown trek */
function requestedTrekId({ trekId }: PaymentRequest): number {
  if (!/^\d+$/.test(String(trekId))) throw new HttpError(400, `invalid input syntax for type integer: "${trekId}"`);
  return Number(trekId);
}
