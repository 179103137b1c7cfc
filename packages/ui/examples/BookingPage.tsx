import type { BookingEntity, Remote } from '@trek/ui/api';
import { BookingPage } from '@trek/ui/my-bookings';
import '@trek/ui/my-bookings/skin.css';

/** A visitor's own booking: what was paid, what is left, how it goes on. */
export function MyBooking({ bookings }: { bookings: Remote<readonly BookingEntity[]> }) {
  return (
    <BookingPage
      data={bookings}
      reference="TH-7K3M2Q"
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
    />
  );
}
