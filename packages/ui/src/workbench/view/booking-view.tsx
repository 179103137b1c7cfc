import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../booking/booking.machine.ts';
import { bookingMessages as messages } from '../../booking/booking.messages.ts';
import { BookingDetailsForm } from '../../booking/booking-details-form.tsx';
import { BookingResume } from '../../booking/booking-resume.tsx';
import { PaymentOptions } from '../../booking/payment-options.tsx';
import { readBooking } from '../../booking/read-booking.ts';
import type { Booking } from '../../booking/use-booking.ts';
import { Button } from '../../kit/button.tsx';
import type { PaymentMachine } from '../../payment/payment.machine.ts';
import { PaymentForm } from '../../payment/payment-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { recordedPayment } from './recorded-payment.ts';

const NO_CARD_FORM = { current: null };

/** What the booking's dialog holds, without the dialog: that would lock everything beside it. */
export function BookingView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof bookingMachine>;
  const send: Booking['send'] = (event) => void session.send(event);
  const child = snapshot.children.payment as ActorRefFrom<PaymentMachine> | undefined;
  const payment = useMemo(
    () => child && recordedPayment(child, (event) => void session.send(event, 'payment')),
    [child, session],
  );
  const booking: Booking = {
    ...readBooking(snapshot),
    send,
    cardForm: NO_CARD_FORM,
    isReady: true,
    // What keeps the focus in is the dialog, which is not here.
    isConfirming: false,
    payment,
  };
  const { context, split } = booking;
  if (snapshot.matches('closed')) return <Button onClick={() => send({ type: 'book' })}>{messages.bookNow}</Button>;
  return (
    <>
      <h3>{snapshot.matches('loginRequired') ? messages.loginRequired : context.trek.title}</h3>
      {snapshot.matches('loginRequired') && (
        <>
          <p>{messages.loginRequiredText}</p>
          <Button onClick={() => send({ type: 'login' })}>{messages.logIn}</Button>
        </>
      )}
      {snapshot.matches('resuming') && (
        <BookingResume
          failure={snapshot.matches({ resuming: 'failed' }) ? context.message : null}
          isSlow={snapshot.matches({ resuming: { reading: 'slow' } })}
          onRetry={() => send({ type: 'resume.retry' })}
          onSkip={() => send({ type: 'resume.skip' })}
        />
      )}
      {snapshot.matches('details') && <BookingDetailsForm booking={booking} />}
      {snapshot.matches('payment') && <PaymentOptions booking={booking} />}
      {payment && (
        <PaymentForm
          payment={payment}
          amountUsd={split.advanceUsd}
          cardForm={NO_CARD_FORM}
          onLogin={() => send({ type: 'login' })}
          onBack={() => send({ type: 'payment.back' })}
        />
      )}
      {snapshot.matches('succeeded') && (
        <>
          <h4>{messages.bookingComplete}</h4>
          <Button onClick={() => send({ type: 'view' })}>{messages.viewBooking}</Button>
        </>
      )}
    </>
  );
}
