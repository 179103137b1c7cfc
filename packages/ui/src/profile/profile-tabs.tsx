'use client';
import { TrekTabs } from '../kit/tabs.tsx';
import { useSession } from '../session/index.ts';
import { BookingList, type BookingListData } from './booking-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { useProfileMessages } from './use-profile-messages.ts';

export interface ProfileTabsProps {
  bookings: BookingListData;
  /** The visitor asks for the bookings again. */
  onRetry: () => void;
}

/** The sections of the account: bookings, and settings for whoever has a password. Accounts of Google have none. */
export function ProfileTabs({ bookings, onRetry }: ProfileTabsProps) {
  const messages = useProfileMessages();
  const { user } = useSession();
  const list = {
    id: 'bookings',
    label: messages.bookings,
    content: <BookingList data={bookings} onRetry={onRetry} />,
  };
  const settings = { id: 'settings', label: messages.settings, content: <PasswordChange /> };
  return <TrekTabs label={messages.sections} tabs={user?.googleId ? [list] : [list, settings]} />;
}
