'use client';
import { type BookingRootProps, Dialog, Root } from './booking-root.tsx';
import { WholePanel } from './panel/booking-panel.tsx';

export type TrekBookingProps = Omit<BookingRootProps, 'children'>;

/**
 * The booking panel with its dialog, ready to use. The panel is all that loads with the page; the booking comes when the
 * visitor turns to the panel, or has left one half-finished.
 */
export function TrekBooking(props: TrekBookingProps) {
  return (
    <Root {...props}>
      <WholePanel />
      <Dialog />
    </Root>
  );
}
