import type { ExplorationModel } from '../../testing/machines/index.ts';
import { type PaymentOrder, paymentMachine } from './payment.machine.ts';
import { PaymentBlocked } from './payment.rules.ts';
import { ORDER_PAUSE_MS } from './payment.timing.ts';

export const order: PaymentOrder = {
  trekId: 12,
  amountUsd: 290,
  travelers: 1,
  customerName: 'Maya Gurung',
  customerEmail: 'maya@example.com',
};
export const dearerOrder: PaymentOrder = { ...order, amountUsd: 1450 };
export const dearestOrder: PaymentOrder = { ...order, amountUsd: 2900 };

export const testKey = { resolve: { publishableKey: 'pk_test_1' } };
export const liveKey = { resolve: { publishableKey: 'pk_live_1' } };
export const cardIntent = { resolve: { clientSecret: 'pi_1_secret', paymentIntentId: 'pi_1' } };
export const simulatedIntent = { resolve: { clientSecret: 'mock_1_secret', paymentIntentId: 'mock_1' } };
export const unauthorized = { reject: { status: 401, message: 'jwt expired' } };
export const serverFault = { reject: { status: 500, message: 'boom' } };
/** The backend asks for another total than was seen, or has to confirm the departure first. */
export const repriced = {
  reject: {
    status: 400,
    message: 'The price is now US$ 1290 per person.',
    data: { code: 'price-changed', pricePerPerson: 1290, totalAmount: 1290 },
  },
};
export const unconfirmed = { reject: { status: 400, message: 'Unconfirmed', data: { code: 'unconfirmed' } } };
export const onRequest = { reject: { status: 400, message: 'On request', data: { code: 'on-request' } } };
export const blocked = { reject: new PaymentBlocked('Cookies are off') };
const leftAlone = { reject: { status: 429, message: 'Too many', retryAfterSeconds: 7 } };
export const unreachable = { reject: { status: 500, failure: 'network', message: 'Network error' } };
export const succeeded = { resolve: { status: 'succeeded' } };
export const processing = { resolve: { status: 'processing' } };
export const failed = { resolve: { status: 'failed' } };
export const neverSubmitted = { resolve: { status: 'requires_payment_method' } };
export const canceled = { resolve: { status: 'canceled' } };
export const unknownOutcome = { resolve: { status: 'unknown' } };
export const softDecline = {
  resolve: { status: 'declined', message: 'Your card was declined.', isIntentReusable: true },
};
export const hardDecline = { resolve: { status: 'declined', message: 'Intent is gone.', isIntentReusable: false } };

/** All that can happen to a payment. */
/** Few answers of each kind, for machines that invoke a payment: how it comes by them is its own model's business. */
export const invokedOutcomes = {
  // Nothing instead of a configuration, or of a confirmation, makes the payment machine itself fail.
  loadConfig: [testKey, { resolve: null }],
  createIntent: [cardIntent, unauthorized, repriced, onRequest],
  confirmCard: [succeeded, softDecline, unknownOutcome, { resolve: null }],
  settle: [succeeded],
  checkStatus: [succeeded, failed, processing],
};

export const paymentModel: ExplorationModel<typeof paymentMachine> = {
  machine: paymentMachine,
  inputs: { fresh: { order }, resumed: { order, pendingIntentId: 'pi_old' } },
  events: [
    { type: 'pay' },
    { type: 'retry' },
    { type: 'order.change', order },
    { type: 'order.change', order: dearerOrder },
  ],
  limit: 700,
  outcomes: {
    loadConfig: [testKey, liveKey, serverFault],
    createIntent: [cardIntent, simulatedIntent, unauthorized, serverFault, blocked, repriced],
    confirmCard: [succeeded, softDecline, hardDecline, unknownOutcome, serverFault],
    settle: [succeeded, canceled, processing, unauthorized, serverFault, unreachable],
    checkStatus: [succeeded, failed, canceled, neverSubmitted, processing, unauthorized, serverFault, leftAlone],
  },
  distinguish: ({ actor }) => {
    const { context } = actor.getSnapshot();
    const { order: current, publishableKey, paymentIntentId, isOutcomePending, isSettled } = context;
    const { isPayPressed, polls, pollWaitMs } = context;
    const isLive = publishableKey?.startsWith('pk_live_') ?? null;
    return [current.amountUsd, isLive, paymentIntentId, isOutcomePending, isSettled, isPayPressed, polls, pollWaitMs];
  },
};

/** The first step of a payment whose configuration came. */
export const configured = { settle: 'loadConfig', ...testKey };
/** The wait after a change of the order. */
export const afterPause = { advance: ORDER_PAUSE_MS };
/** A payment that waits for its Pay button. */
export const readyScript = [configured, { settle: 'createIntent', ...cardIntent }];
/** The same payment, once its card was charged. */
export const recordingScript = [...readyScript, { send: { type: 'pay' } }, { settle: 'confirmCard', ...succeeded }];
/** The same payment, once the card was sent and its outcome is unknown. */
export const pollingScript = [
  ...readyScript,
  { send: { type: 'pay' } },
  { settle: 'confirmCard', ...unknownOutcome },
  { advance: 2000 },
];
