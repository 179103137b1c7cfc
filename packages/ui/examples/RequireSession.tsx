import { RequireSession } from '@trek/ui/session';

/** Who is not signed in is sent to do so, and comes back. */
export function PrivatePage() {
  return (
    <RequireSession>
      <p>Your bookings and settings.</p>
    </RequireSession>
  );
}
