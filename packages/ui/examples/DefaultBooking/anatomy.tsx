import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/** `DefaultBooking` is these parts in this order. `BookingPanel` is the panel without root and dialog. */
export function Anatomy({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Panel>
        <Booking.Title />
        <Booking.Price />
        <Booking.Discounts />
        <Booking.TravelerCount />
        <Booking.GroupHint />
        <Booking.SavingHint />
        <Booking.Totals />
        <Booking.Trigger />
        <Booking.Notes />
        <Booking.Bar />
      </Booking.Panel>
      <Booking.Dialog />
    </Booking.Root>
  );
}
