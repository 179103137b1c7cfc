import { type BookingListData, ProfileTabs } from '@trek/ui/profile';
import { RequireSession } from '@trek/ui/session';
import '@trek/ui/profile/skin.css';

export function ProfilePage({ bookings, onRetry }: { bookings: BookingListData; onRetry: () => void }) {
  return (
    <RequireSession>
      <ProfileTabs bookings={bookings} onRetry={onRetry} />
    </RequireSession>
  );
}
