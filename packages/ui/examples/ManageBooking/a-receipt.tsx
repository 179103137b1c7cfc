import type { BookedTrek, Remote } from '@trek/ui/api';
import { DefaultManageBooking, readReceiptLink } from '@trek/ui/manage-booking';
import { useState } from 'react';
import '@trek/ui/manage-booking/skin.css';

/** Payments link to their receipt: the same page with another query. `receipt` shows it alone, for printing. */
export function BookingOrReceipt({ bookings }: { bookings: Remote<readonly BookedTrek[]> }) {
  const [receipt] = useState(() => readReceiptLink(window.location.search));
  return (
    <DefaultManageBooking
      data={bookings}
      reference="TH-7K3M2Q"
      receipt={receipt}
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
    />
  );
}
