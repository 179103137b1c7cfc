import type { BookedTrek, Remote } from '@trek/ui/api';
import { DefaultManageBooking } from '@trek/ui/manage-booking';
import '@trek/ui/manage-booking/skin.css';

/** A visitor's own booking: what was paid, what is left, how it goes on. */
export function MyBooking({ bookings }: { bookings: Remote<readonly BookedTrek[]> }) {
  return (
    <DefaultManageBooking
      data={bookings}
      reference="TH-7K3M2Q"
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
    />
  );
}
