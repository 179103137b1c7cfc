import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { connectPayment } from '../payment/index.ts';
import type { BookingDependencies } from './bind-booking.ts';
import { bookingFacts } from './booking.connect.ts';
import type { bookingMachine } from './booking.machine.ts';
import { type BookingSummary, bookingEvents, confirmedBooking } from './booking-events.rules.ts';

type Host = Pick<BookingDependencies, 'ports' | 'onBooked'>;

/** Tells the host what happens in a booking. @returns how to stop */
export function reportBooking(actor: ActorRefFrom<typeof bookingMachine>, host: () => Host): () => void {
  let before = bookingSummary(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const now = bookingSummary(snapshot);
    const confirmed = confirmedBooking(before, now);
    for (const event of bookingEvents(before, now)) host().ports.onEvent(event);
    before = now;
    if (confirmed) host().onBooked?.(confirmed);
  });
  return () => subscription.unsubscribe();
}

function bookingSummary(snapshot: SnapshotFrom<typeof bookingMachine>): BookingSummary {
  const {
    trek,
    step,
    bookingId,
    reference,
    details,
    travelers,
    quote,
    amountUsd,
    payment: actor,
  } = bookingFacts(snapshot);
  const payment = actor ? connectPayment(actor.getSnapshot(), actor.send) : null;
  return {
    ...{ trekId: trek.id, step, bookingId, reference, startDate: details.bookingDate, travelers, quote, amountUsd },
    payment: payment && {
      id: payment.paymentId,
      isBusy: payment.isBusy,
      isUnknown: payment.isOutcomePending && !payment.isBusy,
      isSimulated: payment.isSimulated,
    },
  };
}
