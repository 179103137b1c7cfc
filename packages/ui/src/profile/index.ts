export * from './account-card.tsx';
export * from './booking-list.tsx';
export * from './booking-status.ts';
export * from './password-change.tsx';
export * from './profile.anatomy.ts';
export * from './profile.messages.ts';
export * from './profile-tabs.tsx';
