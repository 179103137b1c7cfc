import { FindBooking } from '@trek/ui/manage-booking';

/** A guest finds their booking again, and goes on to its page. */
export function FindBookingPage() {
  return <FindBooking onFound={(reference) => window.location.assign(`/my-booking/${reference}`)} />;
}
