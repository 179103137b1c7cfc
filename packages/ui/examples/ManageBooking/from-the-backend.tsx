import { DefaultManageBooking } from '@trek/ui/manage-booking';
import { usePorts, useRead } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import '@trek/ui/manage-booking/skin.css';

/** `useRead` reads the bookings of the visitor. After a payment or a cancellation they are read again. */
export function ReadBooking() {
  const { api } = usePorts();
  const { user } = useSession();
  const bookings = useRead(user && ['bookings', user.id], api.listBookings);
  return (
    <DefaultManageBooking
      data={bookings}
      reference="TH-7K3M2Q"
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
      onChange={bookings.retry}
    />
  );
}
