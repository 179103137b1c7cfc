'use client';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useLatest } from '../../core/internal/use-latest.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { connectPayment } from '../payment/index.ts';
import { bookingFacts } from './booking.connect.ts';
import type { bookingMachine } from './booking.machine.ts';
import { type BookingSummary, bookingEvents } from './booking-events.rules.ts';

/** Tells the host what happens in a booking. */
export function useBookingEvents(actor: ActorRefFrom<typeof bookingMachine>): void {
  const onEvent = useLatest(usePorts().onEvent);
  useEffect(() => {
    let before = bookingSummary(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      const now = bookingSummary(snapshot);
      for (const event of bookingEvents(before, now)) onEvent.current(event);
      before = now;
    });
    return () => subscription.unsubscribe();
  }, [actor, onEvent]);
}

function bookingSummary(snapshot: SnapshotFrom<typeof bookingMachine>): BookingSummary {
  const { trek, step, travelers, quote, amountUsd, payment: actor } = bookingFacts(snapshot);
  const payment = actor ? connectPayment(actor.getSnapshot(), actor.send) : null;
  return {
    ...{ trekId: trek.id, step, travelers, quote, amountUsd },
    payment: payment && {
      id: payment.paymentId,
      isBusy: payment.isBusy,
      isUnknown: payment.isOutcomePending && !payment.isBusy,
      isSimulated: payment.isSimulated,
    },
  };
}
