'use client';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import type { PartProps } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { DefaultPayment } from '../../payment/index.ts';
import { bookingTexts } from '../booking.texts.ts';
import { BookingAccount } from './booking-account.tsx';
import { useBookingContext } from './use-booking-context.ts';

/** The card form of the payment step. */
export const Payment = withRef(function BookingPayment(form: PartProps<'div'>) {
  const messages = useTexts(bookingTexts);
  const { step, payment, needsSignIn, split, cardForm, logIn, back } = useBookingContext();
  const { signIn } = usePorts();
  if (step !== 'payment' || !payment) return null;
  if (needsSignIn && signIn === 'inline') return <BookingAccount />;
  return (
    <DefaultPayment
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
