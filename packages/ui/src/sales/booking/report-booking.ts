import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { emitCancelable } from '../../provider/cancelable-event.ts';
import { connectPayment } from '../payment/payment.connect.ts';
import type { BookingDependencies } from './bind-host-booking.ts';
import { bookingFacts } from './booking.connect.ts';
import type { bookingMachine } from './booking.machine.ts';
import { type BookingSummary, bookingEvents, confirmedBooking, hasToSignIn } from './booking-events.rules.ts';

type Host = Pick<BookingDependencies, 'ports' | 'onBooked'>;

/** Tells the host what happens in a booking. @returns how to stop */
export function reportBooking(actor: ActorRefFrom<typeof bookingMachine>, host: () => Host): () => void {
  let before = bookingSummary(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const { ports, onBooked } = host();
    let now = bookingSummary(snapshot);
    const detail = { v: 1, trekId: now.trekId } as const;
    const isPrevented =
      hasToSignIn(before, now) && !emitCancelable(ports.onEvent, { type: 'trek:auth-required', detail });
    // The host signs the visitor in: the dialog gives way before it is shown.
    if (isPrevented) now = { ...now, step: 'closed' };
    const confirmed = confirmedBooking(before, now);
    for (const event of bookingEvents(before, now)) ports.onEvent(event);
    before = now;
    if (isPrevented) actor.send({ type: 'close' });
    if (confirmed) onBooked?.(confirmed);
  });
  return () => subscription.unsubscribe();
}

function bookingSummary(snapshot: SnapshotFrom<typeof bookingMachine>): BookingSummary {
  const facts = bookingFacts(snapshot);
  const { step, repriced, needsSignIn, bookingId, reference, travelers, quote, amountUsd } = facts;
  const payment = facts.payment && connectPayment(facts.payment.getSnapshot(), facts.payment.send);
  return {
    ...{ trekId: facts.trek.id, startDate: facts.details.bookingDate },
    ...{ step, repriced, needsSignIn, bookingId, reference, travelers, quote, amountUsd },
    payment: payment
      ? {
          id: payment.paymentId,
          isBusy: payment.isBusy,
          isUnknown: payment.isOutcomePending && !payment.isBusy,
          isSimulated: payment.isSimulated,
        }
      : null,
  };
}
