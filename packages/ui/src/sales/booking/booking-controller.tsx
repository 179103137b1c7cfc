'use client';
import { useEffect, useState } from 'react';
import type { BookingControllerProps } from './booking-controller.types.ts';
import { BookingDialog } from './dialog/booking-dialog.tsx';
import { OpenBookingContext } from './dialog/use-booking-context.ts';
import { useBooking } from './use-booking.ts';

/** The booking itself, with its dialog: all that loads once the visitor means to book. */
export function BookingController({ trek, onBooked, onView, begin, dialog }: BookingControllerProps) {
  const booking = useBooking(trek, onBooked);
  const { verbs, isReady, isEditable, travelers, agreedUsd } = booking;

  // The panel goes on showing the requested value until the booking has it, and never the one before.
  const [hasTaken, setHasTaken] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const letGo = begin(({ run }) => run(verbs));
    setHasTaken(true);
    return letGo;
  }, [isReady, verbs, begin]);
  useEffect(() => {
    if (hasTaken) onView({ travelers, isEditable, agreedUsd });
  }, [hasTaken, travelers, isEditable, agreedUsd, onView]);

  return (
    <OpenBookingContext.Provider value={booking}>
      {booking.isOpen && <BookingDialog {...dialog} />}
    </OpenBookingContext.Provider>
  );
}
