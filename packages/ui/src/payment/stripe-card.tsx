'use client';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type RefObject, useEffect, useState } from 'react';
import type { CardForm } from './card-form.ts';
import type { Confirmation } from './payment.machine.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import { paymentOutcome } from './payment.rules.ts';

export interface StripeCardProps {
  publishableKey: string;
  cardForm: RefObject<CardForm | null>;
  isDisabled: boolean;
}

/** Stripe's own card fields. Its script loads when this component first stands on the screen. */
export function StripeCard({ publishableKey, ...fields }: StripeCardProps) {
  const [stripe] = useState(() => loadStripe(publishableKey));
  return (
    <Elements stripe={stripe}>
      <CardFields {...fields} />
    </Elements>
  );
}

function CardFields({ cardForm, isDisabled }: Omit<StripeCardProps, 'publishableKey'>) {
  const stripe = useStripe();
  const elements = useElements();
  useEffect(() => {
    if (!stripe || !elements) return;
    cardForm.current = {
      confirm: async (clientSecret, billing) => {
        const card = elements.getElement(CardElement);
        if (!card) return { status: 'declined', message: messages.cardElementMissing, isIntentReusable: true };
        return readConfirmation(
          await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billing } }),
        );
      },
    };
    return () => {
      cardForm.current = null;
    };
  }, [stripe, elements, cardForm]);
  return <CardElement options={{ disabled: isDisabled, hidePostalCode: true }} />;
}

/** Errors after which nothing was charged and the same intent takes another card. */
const HARMLESS_ERRORS: readonly StripeError['type'][] = ['card_error', 'validation_error'];

function readConfirmation({ error, paymentIntent }: Awaited<ReturnType<Stripe['confirmCardPayment']>>): Confirmation {
  if (error) {
    return HARMLESS_ERRORS.includes(error.type)
      ? { status: 'declined', message: error.message ?? messages.failed, isIntentReusable: true }
      : { status: 'unknown' };
  }
  const outcome = paymentOutcome(paymentIntent.status);
  if (outcome === 'succeeded') return { status: 'succeeded' };
  return outcome === 'declined'
    ? { status: 'declined', message: messages.failedOrCanceled, isIntentReusable: false }
    : { status: 'unknown' };
}
