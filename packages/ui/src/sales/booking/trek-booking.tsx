'use client';
import { type BookingRootProps, Dialog, Root } from './booking-root.tsx';
import { WholePanel, type WholePanelProps } from './panel/booking-panel.tsx';

export type TrekBookingProps = Omit<BookingRootProps, 'children'> & WholePanelProps;

/**
 * The booking panel with its dialog, ready to use. The panel is all that loads with the page; the booking comes when the
 * visitor turns to the panel, or has left one half-finished.
 */
export function TrekBooking({ hasBar, ...props }: TrekBookingProps) {
  return (
    <Root {...props}>
      <WholePanel hasBar={hasBar} />
      <Dialog />
    </Root>
  );
}
