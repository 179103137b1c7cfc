'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { PaymentForm } from '../payment/index.ts';
import { BookingAccount } from './booking-account.tsx';
import { useBookingContext } from './use-booking-context.ts';
import { useBookingMessages } from './use-booking-messages.ts';

/** The card form of the payment step. */
export const Payment = withRef(function BookingPayment(form: PartProps<'div'>) {
  const messages = useBookingMessages();
  const { step, payment, needsSignIn, split, cardForm, logIn, back } = useBookingContext();
  const { signIn } = usePorts();
  if (step !== 'payment' || !payment) return null;
  if (needsSignIn && signIn === 'inline') return <BookingAccount />;
  return (
    <PaymentForm
      payment={payment}
      amountUsd={split.advanceUsd}
      cardForm={cardForm}
      describeFailure={messages.paymentFailed}
      onLogin={logIn}
      onBack={back}
      {...form}
    />
  );
});
