// The dialog's last step pays: its style comes with the code.
import '@trek/ui/payment/skin.css';
// A guest enters a mailed code before.
import '@trek/ui/sign-in/skin.css';
import { DefaultBooking, type DefaultBookingProps } from '@trek/ui/booking';
import { useLate } from '@trek/ui/internal/lazy';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** The booking panel of a trek's page. Its code loads late. */
export default function TrekBooking(booking: DefaultBookingProps) {
  const [, navigate] = useLocation();
  const isResumed = typeof booking.resumeStartDate === 'string';
  useEffect(() => {
    // This runs after the booking's own effect, so it has opened: a reload or Back must not open it again.
    if (isResumed) navigate(window.location.pathname, { replace: true });
  }, [isResumed, navigate]);
  return <DefaultBooking data-late={useLate()} {...booking} />;
}
