'use client';
import { useEffect, useState } from 'react';
import type { Trek } from '../api/trek.ts';
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
}

/** The booking itself, with its dialog: all that loads once the visitor means to book. */
export function BookingDesk({ trek, onBooked, onView, takeWaiting }: BookingDeskProps) {
  const booking = useBooking(trek, onBooked);
  const { send, isReady, isEditable, context } = booking;
  const { travelers } = context;

  // The panel goes on showing what was asked for until the booking has it, and never what stood there before.
  const [hasTaken, setHasTaken] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    for (const event of takeWaiting()) send(event);
    setHasTaken(true);
  }, [isReady, send, takeWaiting]);
  useEffect(() => {
    if (!hasTaken) return;
    onView({ travelers, isEditable, send });
    // What was asked for since.
    for (const event of takeWaiting()) send(event);
  }, [hasTaken, travelers, isEditable, send, onView, takeWaiting]);

  return booking.isOpen ? <BookingDialog booking={booking} /> : null;
}
