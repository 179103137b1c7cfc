import { RequireSession } from '@trek/ui/session';

/** Visitors who are not signed in are sent to sign in, and come back. */
export function PrivatePage() {
  return (
    <RequireSession>
      <p>Your bookings and settings.</p>
    </RequireSession>
  );
}
