import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/** The same booking, in parts: leave out, move or wrap any of them. */
export function MyBooking({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Panel>
        <Booking.Price />
        <Booking.TravelerCount />
        <Booking.Trigger>Reserve your place</Booking.Trigger>
      </Booking.Panel>
      <Booking.Dialog />
    </Booking.Root>
  );
}
