import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/** Children replace a part's text, and props replace those of its element. */
export function FriendlyBooking({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Panel className="my-card">
        <Booking.Title>Come along</Booking.Title>
        <Booking.Price />
        <Booking.TravelerCount />
        <Booking.Trigger>Save my place</Booking.Trigger>
      </Booking.Panel>
      <Booking.Dialog />
    </Booking.Root>
  );
}
