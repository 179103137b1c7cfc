import type { BookingEntity, Remote } from '@trek/ui/api';
import { BookingPage, readReceiptLink } from '@trek/ui/my-bookings';
import { useState } from 'react';
import '@trek/ui/my-bookings/skin.css';

/** Payments link to their receipt: the same page with another query. `receipt` shows it alone, for printing. */
export function BookingOrReceipt({ bookings }: { bookings: Remote<readonly BookingEntity[]> }) {
  const [receipt] = useState(() => readReceiptLink(window.location.search));
  return (
    <BookingPage
      data={bookings}
      reference="TH-7K3M2Q"
      receipt={receipt}
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
    />
  );
}
