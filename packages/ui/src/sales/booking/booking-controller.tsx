'use client';
import type { BookingControllerProps } from './booking-controller.types.ts';
import { BookingDialog } from './dialog/booking-dialog.tsx';
import { OpenBookingContext } from './dialog/use-booking-context.ts';
import { useBookingOf } from './use-booking.ts';

/** The booking itself, with its dialog: all that loads once the visitor means to book. */
export function BookingController({ trek, onBooked, panel, dialog }: BookingControllerProps) {
  const booking = useBookingOf(panel, trek, onBooked);
  return (
    <OpenBookingContext.Provider value={booking}>
      {booking.isOpen && <BookingDialog {...dialog} />}
    </OpenBookingContext.Provider>
  );
}
