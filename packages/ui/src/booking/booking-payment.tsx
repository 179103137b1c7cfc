'use client';
import { PaymentForm } from '../payment/index.ts';
import { useBookingContext } from './use-booking-context.ts';
import { useBookingMessages } from './use-booking-messages.ts';

/** The card form of the payment step. */
export function Payment() {
  const messages = useBookingMessages();
  const { step, payment, split, cardForm, logIn, back } = useBookingContext();
  if (step !== 'payment' || !payment) return null;
  return (
    <PaymentForm
      payment={payment}
      amountUsd={split.advanceUsd}
      cardForm={cardForm}
      describeFailure={messages.paymentFailed}
      onLogin={logIn}
      onBack={back}
    />
  );
}
