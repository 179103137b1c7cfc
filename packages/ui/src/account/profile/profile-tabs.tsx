'use client';
import type { ReactNode } from 'react';
import type { BookedTrek } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { DefaultTabs } from '../../kit/tabs.tsx';
import { useSession } from '../session/index.ts';
import { DefaultBookingList } from './booking-list.tsx';
import { DefaultPasswordChange } from './password-change.tsx';
import { profileTexts } from './profile.texts.ts';

/** Props of `ProfileTabs`. */
export interface ProfileTabsProps extends OuterProps {
  bookings: Remote<readonly BookedTrek[]>;
  /** A `DeviceList`. Left out: the section is, too. */
  devices?: ReactNode;
  /** A `DefaultSavedTreks`. Left out: the section is, too. */
  savedTreks?: ReactNode;
  /** An `OwnData`. Left out: the section is, too. */
  ownData?: ReactNode;
  /** The visitor opens a section, by its name. */
  onOpen?: (section: ProfileSection) => void;
}

/** The sections of the profile page. */
export type ProfileSection = 'bookings' | 'saved' | 'data' | 'settings' | 'devices';

/** The sections of the account: bookings, saved treks, what is stored of the visitor, settings (not for Google accounts, which have no password) and devices. */
export const ProfileTabs = withRef(function ProfileTabs({
  bookings,
  savedTreks,
  ownData,
  devices,
  onOpen,
  ...root
}: ProfileTabsProps) {
  const messages = useTexts(profileTexts);
  const { user } = useSession();
  const list = { id: 'bookings', label: messages.bookings, content: <DefaultBookingList data={bookings} /> };
  const settings = { id: 'settings', label: messages.settings, content: <DefaultPasswordChange /> };
  const tabs = [
    list,
    ...(savedTreks ? [{ id: 'saved', label: messages.savedTreks, content: savedTreks }] : []),
    ...(ownData ? [{ id: 'data', label: messages.ownData, content: ownData }] : []),
    ...(user?.googleId ? [] : [settings]),
    ...(devices ? [{ id: 'devices', label: messages.devices, content: devices }] : []),
  ];
  return (
    <DefaultTabs
      label={messages.sections}
      tabs={tabs}
      onValueChange={(section) => onOpen?.(section as ProfileSection)}
      {...(root as object)}
    />
  );
});
