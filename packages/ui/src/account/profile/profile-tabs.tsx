'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/internal/language.ts';
import { TrekTabs } from '../../kit/tabs.tsx';
import { useSession } from '../session/index.ts';
import { BookingList, type BookingListData } from './booking-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { profileTexts } from './profile.texts.ts';

export interface ProfileTabsProps {
  bookings: BookingListData;
  /** The visitor asks for the bookings again. */
  onRetry: () => void;
  /** A `DeviceList`. Left out: the section is, too. */
  devices?: ReactNode;
  /** The visitor opens a section, by its name. */
  onOpen?: (section: ProfileSection) => void;
}

export type ProfileSection = 'bookings' | 'settings' | 'devices';

/** The sections of the account: bookings, settings (not for Google accounts, which have no password) and devices. */
export function ProfileTabs({ bookings, onRetry, devices, onOpen }: ProfileTabsProps) {
  const messages = useTexts(profileTexts);
  const { user } = useSession();
  const list = {
    id: 'bookings',
    label: messages.bookings,
    content: <BookingList data={bookings} onRetry={onRetry} />,
  };
  const settings = { id: 'settings', label: messages.settings, content: <PasswordChange /> };
  const tabs = [
    list,
    ...(user?.googleId ? [] : [settings]),
    ...(devices ? [{ id: 'devices', label: messages.devices, content: devices }] : []),
  ];
  return (
    <TrekTabs label={messages.sections} tabs={tabs} onValueChange={(section) => onOpen?.(section as ProfileSection)} />
  );
}
