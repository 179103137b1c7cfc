'use client';
import { useMessages } from '../../core/internal/language.ts';
import { profileMessages } from './profile.messages.ts';

/** The texts of the account page in the page's language. */
export const useProfileMessages = () => useMessages('profile', profileMessages);

/** Says a booking's status in the page's language. */
export const useBookingStatusName = () => useProfileMessages().bookingStatus;
