'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import type { Trek } from '../api/trek.ts';
import { localCalendarDate } from '../internal/calendar-date.ts';
import { useLatest } from '../internal/use-latest.ts';
import type { CardForm } from '../payment/card-form.ts';
import type { BackHold, Clock } from '../provider/ports.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { useSession } from '../session/use-session.tsx';
import { type BookingEvent, bookingCustomer } from './booking.machine.ts';
import { provideBooking } from './provide-booking.ts';
import { readBooking } from './read-booking.ts';
import { useBookingBack } from './use-booking-back.ts';
import { useBookingDraft } from './use-booking-draft.ts';

/**
 * Books one trek: binds the booking machine to the session, the backend, this tab's drafts and the host's navigation.
 * @param onBooked called once a payment has succeeded, to load the visitor's bookings again
 */
export function useBooking(trek: Trek, onBooked?: () => void) {
  const ports = usePorts();
  const session = useSession();
  const cardForm = useRef<CardForm | null>(null);
  const backHold = useRef<BackHold | null>(null);
  const latest = useLatest({ ports, session, onBooked });

  const machine = useMemo(
    () => provideBooking(() => ({ ...latest.current, cardForm: cardForm.current, backHold: backHold.current })),
    [latest],
  );
  const actor = useActorRef(machine, {
    clock: ports.clock as never,
    input: {
      trek: { id: trek.id, title: trek.title, priceUsd: trek.priceUsd },
      customer: bookingCustomer(session.user),
      today: today(ports.clock),
    },
  });
  const booking = readBooking(useSelector(actor, (current) => current));
  const isConfirming = useSelector(booking.payment, (payment) => payment?.matches('confirming') ?? false);
  // Until then it is not known whose booking this is, nor what they had chosen.
  const isReady = useBookingDraft(actor, trek.id);
  useBookingBack(actor, booking.isOpen, backHold);
  const send = useCallback(
    (event: BookingEvent) => {
      // A page may stay open past midnight.
      if (event.type === 'book' || event.type === 'resume' || event.type === 'details.submit') {
        actor.send({ type: 'day.change', today: today(latest.current.ports.clock) });
      }
      actor.send(event);
    },
    [actor, latest],
  );
  return { ...booking, isConfirming, send, cardForm, isReady };
}

const today = (clock: Clock) => localCalendarDate(new Date(clock.now()));

export type Booking = ReturnType<typeof useBooking>;
