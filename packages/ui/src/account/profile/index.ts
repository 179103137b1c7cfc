export { AccountCard, type AccountCardProps } from './account-card.tsx';
export * as Account from './account-parts.tsx';
export { BookingList, type BookingListProps } from './booking-list.tsx';
export * as Bookings from './bookings-parts.tsx';
export { DeviceList, type DeviceListProps } from './device-list.tsx';
export { PasswordChange } from './password-change.tsx';
export * as Password from './password-parts.tsx';
export { profileTexts } from './profile.texts.ts';
export { type ProfileSection, ProfileTabs, type ProfileTabsProps } from './profile-tabs.tsx';
