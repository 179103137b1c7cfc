'use client';
import type { ReactNode } from 'react';
import { Booking, TrekBooking } from '../sales/booking/index.ts';
import { TrekGate } from './trek-gate.tsx';
import type { TrekPageProps } from './trek-page.tsx';

export type BookTrekProps = TrekPageProps;

/** The booking of one trek: price, group, 'Book Now' and its dialog. */
export function BookTrek({ onBooked, hasBar, ...trek }: BookTrekProps) {
  return (
    <TrekGate kind="booking" {...trek}>
      {(found) => <TrekBooking trek={found} onBooked={onBooked} hasBar={hasBar} />}
    </TrekGate>
  );
}

export interface BookTrekButtonProps extends Omit<BookTrekProps, 'hasBar'> {
  /** The button's text. Default: 'Book Now' in the embed's language. */
  children?: ReactNode;
}

/** A button that opens the booking of one trek. */
export function BookTrekButton({ onBooked, children, ...trek }: BookTrekButtonProps) {
  return (
    <TrekGate kind="book-button" {...trek}>
      {(found) => (
        <Booking.Root trek={found} onBooked={onBooked}>
          <Booking.Trigger>{children}</Booking.Trigger>
          <Booking.Dialog />
        </Booking.Root>
      )}
    </TrekGate>
  );
}
