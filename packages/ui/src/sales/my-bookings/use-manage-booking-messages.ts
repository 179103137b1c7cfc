'use client';
import { useMessages } from '../../core/internal/language.ts';
import { manageBookingMessages } from './manage-booking.messages.ts';

/** The texts of a booking's page in the page's language. */
export const useManageBookingMessages = () => useMessages('manageBooking', manageBookingMessages);
