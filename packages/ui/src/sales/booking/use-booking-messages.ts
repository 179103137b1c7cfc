'use client';
import { useMessages } from '../../core/internal/language.ts';
import { bookingMessages } from './booking.messages.ts';

/** The texts of the booking dialog in the page's language. */
export const useBookingMessages = () => useMessages('booking', bookingMessages);
