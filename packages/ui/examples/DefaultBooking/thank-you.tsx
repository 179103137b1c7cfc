import type { Trek } from '@trek/ui/api';
import { type ConfirmedBooking, DefaultBooking } from '@trek/ui/booking';
import { useState } from 'react';

/** `onBooked` is called once, when the payment has succeeded. The dialog stays open until the visitor closes it. */
export function BookAndThank({ trek }: { trek: Trek }) {
  const [booked, setBooked] = useState<ConfirmedBooking>();
  return (
    <>
      <DefaultBooking trek={trek} onBooked={setBooked} />
      {booked && (
        <p role="status">{`Thank you! Your reference is ${booked.reference}. You start on ${booked.startDate}.`}</p>
      )}
    </>
  );
}
