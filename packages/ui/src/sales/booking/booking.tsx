'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { type BookingRootProps, Dialog, Root } from './booking-root.tsx';
import { WholePanel, type WholePanelProps } from './panel/booking-panel.tsx';

/** Props of `DefaultBooking`. */
export type DefaultBookingProps = Omit<BookingRootProps, 'children'> & WholePanelProps;

/**
 * The booking panel with its dialog, ready to use. The panel is all that loads with the page; the booking comes when the
 * visitor turns to the panel, or has left one half-finished.
 */
export const DefaultBooking = withRef(function DefaultBooking(props: DefaultBookingProps) {
  const { trek, onBooked, resumeStartDate, defaultTravelers, defaultStartDate, actions, ...panel } = props;
  return (
    <Root {...{ trek, onBooked, resumeStartDate, defaultTravelers, defaultStartDate, actions }}>
      <WholePanel {...panel} />
      <Dialog />
    </Root>
  );
});
