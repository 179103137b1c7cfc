import type { Trek } from '@trek/ui/api';
import { DefaultBooking, readResumeLink } from '@trek/ui/booking';
import { useState } from 'react';

/** `resumeLink` makes an address for a mail or a list of bookings. The page that it leads to opens the booking at once. */
export function TrekFromALink({ trek }: { trek: Trek }) {
  const [startDate] = useState(() => readResumeLink(window.location.search));
  return <DefaultBooking trek={trek} resumeStartDate={startDate} />;
}
