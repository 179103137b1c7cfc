export { DefaultAccountCard, type DefaultAccountCardProps } from './account-card.tsx';
export * as AccountCard from './account-card-parts.tsx';
export { DefaultBookingList, type DefaultBookingListProps } from './booking-list.tsx';
export * as BookingList from './booking-list-parts.tsx';
export { DeviceList, type DeviceListProps } from './device-list.tsx';
export { DefaultPasswordChange } from './password-change.tsx';
export * as PasswordChange from './password-change-parts.tsx';
export { profileTexts } from './profile.texts.ts';
export { type ProfileSection, ProfileTabs, type ProfileTabsProps } from './profile-tabs.tsx';
