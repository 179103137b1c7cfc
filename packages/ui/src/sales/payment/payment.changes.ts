import { assertEvent, assign } from 'xstate';
import type { PaymentContext, PaymentEvent } from './payment.context.ts';
import type { PaymentMessage } from './payment.rules.ts';
import { LONGEST_POLL_WAIT_MS, POLL_INTERVAL_MS } from './payment.timing.ts';

type PaymentArgs = { context: PaymentContext; event: PaymentEvent };

const change = (changes: (args: PaymentArgs) => Partial<PaymentContext>) =>
  assign<PaymentContext, PaymentEvent, undefined, PaymentEvent, never>(changes);

const changeBy = <Params extends object>(changes: (args: PaymentArgs, params: Params) => Partial<PaymentContext>) =>
  assign<PaymentContext, PaymentEvent, Params, PaymentEvent, never>(changes);

/** The actions of a payment that change what it knows. */
export const paymentChanges = {
  takeOrder: change(({ event }) => {
    assertEvent(event, 'order.change');
    // Pay was pressed for the older one.
    return { order: event.order, isPayPressed: false };
  }),
  markPressed: change(() => ({ isPayPressed: true })),
  markPending: change(() => ({
    isOutcomePending: true,
    isPayPressed: false,
    isSettled: false,
    polls: 0,
    pollWaitMs: POLL_INTERVAL_MS,
    message: null,
  })),
  clearPending: change(() => ({ isOutcomePending: false })),
  /** The intent can't be paid any more; until the next one is ordered, the view goes on as before. */
  dropSecret: change(() => ({ clientSecret: null })),
  dropIntent: change(() => ({ clientSecret: null, paymentIntentId: null })),
  fail: changeBy<{ message: PaymentMessage }>((_, { message }) => ({ message, isPayPressed: false })),
  decline: changeBy<{ message: PaymentMessage; isIntentReusable: boolean }>((_, decline) => ({
    ...decline,
    isOutcomePending: false,
  })),
  countPoll: change(({ context }) => ({ polls: context.polls + 1, pollWaitMs: POLL_INTERVAL_MS })),
  delayNextPoll: changeBy<{ retryAfterMs: number }>((_, { retryAfterMs }) => ({
    pollWaitMs: Math.min(LONGEST_POLL_WAIT_MS, Math.max(POLL_INTERVAL_MS, retryAfterMs)),
  })),
};
