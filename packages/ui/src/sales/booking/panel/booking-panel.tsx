'use client';
import { Discounts, GroupHint, SavingHint, Totals } from '../price-parts.tsx';
import { Bar, Notes, Panel, Price, Title, Trigger } from './panel-parts.tsx';
import { TravelerCount } from './traveler-count.tsx';
import { BookingPanelContext, type BookingPanelProps, useBookingPanel } from './use-booking-panel.ts';

/** Price, group discount, travelers, totals and 'Book Now', around a booking of the host's own. */
export function BookingPanel({ hasBar, ...props }: BookingPanelProps & WholePanelProps) {
  return (
    <BookingPanelContext.Provider value={useBookingPanel(props)}>
      <WholePanel hasBar={hasBar} />
    </BookingPanelContext.Provider>
  );
}

export interface WholePanelProps {
  /** At the foot of a small screen a bar with price and button stays in sight. Default true. */
  hasBar?: boolean | undefined;
}

/** The panel as it is ready to use, in the `Booking.Root` around. */
export function WholePanel({ hasBar = true }: WholePanelProps) {
  return (
    <Panel>
      <Title />
      <Price />
      <Discounts />
      <TravelerCount />
      <GroupHint />
      <SavingHint />
      <Totals />
      <Trigger />
      <Notes />
      {hasBar && <Bar />}
    </Panel>
  );
}
