import type { BookingEntity, Remote } from '@trek/ui/api';
import { BookingPage } from '@trek/ui/my-bookings';
import '@trek/ui/my-bookings/skin.css';

/** `documents` are items of a list: files and links that a traveler needs. */
export function PreparedBooking({ bookings }: { bookings: Remote<readonly BookingEntity[]> }) {
  return (
    <BookingPage
      data={bookings}
      reference="TH-7K3M2Q"
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
      documents={
        <li>
          <a href="/packing-list.pdf">Packing list</a>
        </li>
      }
    />
  );
}
