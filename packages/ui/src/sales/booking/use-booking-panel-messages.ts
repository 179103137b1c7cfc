'use client';
import { useMessages } from '../../core/internal/language.ts';
import { bookingPanelMessages } from './booking-panel.messages.ts';

/** The texts of the booking panel in the page's language. */
export const useBookingPanelMessages = () => useMessages('booking', bookingPanelMessages);
