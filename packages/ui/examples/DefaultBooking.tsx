import type { Trek } from '@trek/ui/api';
import { DefaultBooking } from '@trek/ui/booking';

/** The price box and, behind its button, the whole booking. */
export function BookThisTrek({ trek }: { trek: Trek }) {
  return <DefaultBooking trek={trek} onBooked={({ reference }) => console.info('Booked:', trek.title, reference)} />;
}
