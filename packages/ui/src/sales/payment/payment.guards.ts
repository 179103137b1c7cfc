import { assertEvent } from 'xstate';
import { FALLBACK_PUBLISHABLE_KEY, type PaymentContext, type PaymentEvent } from './payment.context.ts';
import { refusalIn } from './payment.failures.ts';
import { isSimulatedPayment, PaymentBlocked } from './payment.rules.ts';
import { MAXIMUM_POLLS } from './payment.timing.ts';

interface PaymentArgs {
  context: PaymentContext;
  event: PaymentEvent;
}

/** The conditions of a payment's transitions. */
export const paymentGuards = {
  isOutcomePending: ({ context }: PaymentArgs) => context.isOutcomePending,
  isSimulated: ({ context }: PaymentArgs) =>
    isSimulatedPayment(context.paymentIntentId ?? '', context.publishableKey ?? FALLBACK_PUBLISHABLE_KEY),
  isIntentReusable: ({ context }: PaymentArgs) => context.isIntentReusable,
  isPayPressed: ({ context }: PaymentArgs) => context.isPayPressed,
  isSettled: ({ context }: PaymentArgs) => context.isSettled,
  isUnauthorized: (_: PaymentArgs, error: { status: number }) => error.status === 401,
  isOrderRefused: (_: PaymentArgs, { error }: { error: unknown }) => refusalIn(error) !== null,
  isBlocked: (_: PaymentArgs, { error }: { error: unknown }) => error instanceof PaymentBlocked,
  hasOutcome: (_: PaymentArgs, answer: { actual: string; wanted: string }) => answer.actual === answer.wanted,
  isRefused: (_: PaymentArgs, answer: { status: string }) => answer.status === 'failed' || answer.status === 'canceled',
  isLastPoll: ({ context }: PaymentArgs) => context.polls >= MAXIMUM_POLLS,
  isAnotherOrder: ({ context, event }: PaymentArgs) => {
    assertEvent(event, 'order.change');
    return JSON.stringify(event.order) !== JSON.stringify(context.order);
  },
};
