import type { BookedTrek, Remote } from '@trek/ui/api';
import { ProfileTabs } from '@trek/ui/profile';
import { RequireSession } from '@trek/ui/session';
import '@trek/ui/profile/skin.css';

export function ProfilePage({ bookings }: { bookings: Remote<readonly BookedTrek[]> }) {
  return (
    <RequireSession>
      <ProfileTabs bookings={bookings} />
    </RequireSession>
  );
}
