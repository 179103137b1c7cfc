// The dialog's last step pays: its style comes with the code.
import '@trek/ui/payment/skin.css';
import { DefaultBooking, type DefaultBookingProps } from '@trek/ui/booking';
import { useLate } from '@trek/ui/internal/lazy';

/** The booking panel of a trek's page. Its code loads late. */
export default function TrekBooking(booking: DefaultBookingProps) {
  return <DefaultBooking data-late={useLate()} {...booking} />;
}
