import type { BookedTrek, Remote } from '@trek/ui/api';
import { DefaultManageBooking } from '@trek/ui/manage-booking';
import '@trek/ui/manage-booking/skin.css';

/** `documents` are items of a list: files and links that a traveler needs. */
export function PreparedBooking({ bookings }: { bookings: Remote<readonly BookedTrek[]> }) {
  return (
    <DefaultManageBooking
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
