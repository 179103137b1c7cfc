import type { BookedTrek, Remote } from '@trek/ui/api';
import { DefaultBookingList } from '@trek/ui/profile';
import '@trek/ui/profile/skin.css';

export function MyBookings({ bookings }: { bookings: Remote<readonly BookedTrek[]> }) {
  return <DefaultBookingList data={bookings} />;
}
