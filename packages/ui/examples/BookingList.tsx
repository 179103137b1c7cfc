import type { BookingEntity, Remote } from '@trek/ui/api';
import { DefaultBookingList } from '@trek/ui/profile';
import '@trek/ui/profile/skin.css';

export function MyBookings({ bookings }: { bookings: Remote<readonly BookingEntity[]> }) {
  return <DefaultBookingList data={bookings} />;
}
