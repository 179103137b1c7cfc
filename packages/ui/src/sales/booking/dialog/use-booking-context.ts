'use client';
import { createRequiredContext, useRequiredContext } from '../../../core/internal/required-context.tsx';
import type { Booking } from '../use-booking.ts';

export const OpenBookingContext = createRequiredContext<Booking>('Booking.Dialog');

/** The booking of the `Booking.Dialog` around: named facts and verbs. */
export const useBookingContext = () => useRequiredContext(OpenBookingContext);
