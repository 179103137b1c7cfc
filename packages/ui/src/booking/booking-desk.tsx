'use client';
import { useEffect } from 'react';
import type { Trek } from '../api/trek.ts';
import { useLatest } from '../internal/use-latest.ts';
import type { BookingEvent } from './booking.machine.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { type Booking, useBooking } from './use-booking.ts';

/** What the panel shows of a booking, and how it speaks to it. */
export interface BookingView {
  travelers: number;
  isEditable: boolean;
  /** Null until the booking is there. */
  send: Booking['send'] | null;
}

export interface BookingDeskProps {
  trek: Trek;
  onBooked?: (() => void) | undefined;
  onView: (view: BookingView) => void;
  /** What was asked of the booking before it was there, once. */
  takeWaiting: () => readonly BookingEvent[];
  /** Fills the start date where none was typed. */
  startDate: string | null;
}

/** The booking itself, with its dialog: all that loads once the visitor means to book. */
export function BookingDesk({ trek, onBooked, onView, takeWaiting, startDate }: BookingDeskProps) {
  const booking = useBooking(trek, onBooked);
  const { send, isReady, isEditable, context } = booking;
  const { travelers } = context;

  useEffect(() => {
    if (!isReady) return;
    for (const event of takeWaiting()) send(event);
  }, [isReady, send, takeWaiting]);
  useEffect(() => {
    if (isReady) onView({ travelers, isEditable, send });
  }, [isReady, travelers, isEditable, send, onView]);

  const isInDetails = booking.snapshot.matches('details');
  const isDateMissing = useLatest(context.draft.bookingDate === '');
  useEffect(() => {
    if (startDate === null || !isInDetails || !isDateMissing.current) return;
    send({ type: 'details.change', details: { bookingDate: startDate } });
  }, [startDate, isInDetails, isDateMissing, send]);

  return booking.isOpen ? <BookingDialog booking={booking} /> : null;
}
