import { assertEvent } from 'xstate';
import { FALLBACK_PUBLISHABLE_KEY, type PaymentContext, type PaymentEvent } from './payment.context.ts';
import { isSimulatedPayment, PaymentBlocked } from './payment.rules.ts';
import { MAXIMUM_POLLS } from './payment.timing.ts';

interface Heard {
  context: PaymentContext;
  event: PaymentEvent;
}

/** What the ways of a payment depend on. */
export const paymentGuards = {
  isOutcomePending: ({ context }: Heard) => context.isOutcomePending,
  isSimulated: ({ context }: Heard) =>
    isSimulatedPayment(context.paymentIntentId ?? '', context.publishableKey ?? FALLBACK_PUBLISHABLE_KEY),
  isIntentReusable: ({ context }: Heard) => context.isIntentReusable,
  isSettled: ({ context }: Heard) => context.isSettled,
  isUnauthorized: (_: Heard, error: { status: number }) => error.status === 401,
  isBlocked: (_: Heard, { error }: { error: unknown }) => error instanceof PaymentBlocked,
  hasOutcome: (_: Heard, answer: { actual: string; wanted: string }) => answer.actual === answer.wanted,
  isRefused: (_: Heard, answer: { status: string }) => answer.status === 'failed' || answer.status === 'canceled',
  isLastPoll: ({ context }: Heard) => context.polls >= MAXIMUM_POLLS,
  isAnotherOrder: ({ context, event }: Heard) => {
    assertEvent(event, 'order.change');
    return JSON.stringify(event.order) !== JSON.stringify(context.order);
  },
};
