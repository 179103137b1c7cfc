'use client';
import type { BookingControllerProps } from './booking-controller.types.ts';
import { BookingDialog } from './dialog/booking-dialog.tsx';
import { OpenBookingContext } from './dialog/use-booking-context.ts';
import { usableChoices } from './first-choices.ts';
import { useBookingOf } from './use-booking.ts';

/** The booking itself, with its dialog: all that loads once the visitor means to book. */
export function BookingController(props: BookingControllerProps) {
  const { trek, onBooked, panel, dialog, defaultTravelers, defaultStartDate } = props;
  const first = usableChoices({ travelers: defaultTravelers, startDate: defaultStartDate });
  const booking = useBookingOf(panel, trek, onBooked, first);
  return (
    <OpenBookingContext.Provider value={booking}>
      {booking.isOpen && <BookingDialog {...dialog} />}
    </OpenBookingContext.Provider>
  );
}
