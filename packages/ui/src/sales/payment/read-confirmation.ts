import type { Stripe, StripeError } from '@stripe/stripe-js';
import type { Confirmation } from './payment.context.ts';
import { paymentOutcome } from './payment.rules.ts';

/** The answer of Stripe's script to the confirmation of a card. */
export type ConfirmationAnswer = Awaited<ReturnType<Stripe['confirmCardPayment']>>;

/** Errors after which nothing was charged and the same intent takes another card. */
const HARMLESS_ERRORS: readonly StripeError['type'][] = ['card_error', 'validation_error'];

/** The meaning of Stripe's answer for the payment. */
export function readConfirmation({ error, paymentIntent }: ConfirmationAnswer): Confirmation {
  if (error) {
    // It takes no card any more, and no card has paid it.
    if (error.payment_intent?.status === 'canceled') {
      return { status: 'declined', message: { code: 'ended' }, isIntentReusable: false };
    }
    return HARMLESS_ERRORS.includes(error.type)
      ? { status: 'declined', message: error.message ?? { code: 'failed' }, isIntentReusable: true }
      : { status: 'unknown' };
  }
  const outcome = paymentOutcome(paymentIntent.status);
  if (outcome === 'succeeded') return { status: 'succeeded' };
  return outcome === 'declined'
    ? { status: 'declined', message: { code: 'failedOrCanceled' }, isIntentReusable: false }
    : { status: 'unknown' };
}
