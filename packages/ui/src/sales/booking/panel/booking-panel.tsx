'use client';
import { Discounts, GroupHint, SavingHint, Totals } from '../price-parts.tsx';
import { Bar, Notes, Panel, Price, Title, Trigger } from './panel-parts.tsx';
import { TravelerCount } from './traveler-count.tsx';
import { BookingPanelContext, type BookingPanelProps, useBookingPanel } from './use-booking-panel.ts';

/** Price, group discount, travelers, totals and 'Book Now', around a booking of the host's own. */
export function BookingPanel(props: BookingPanelProps) {
  return (
    <BookingPanelContext.Provider value={useBookingPanel(props)}>
      <WholePanel />
    </BookingPanelContext.Provider>
  );
}

/** The panel as it is ready to use, in the `Booking.Root` around. */
export function WholePanel() {
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
      <Bar />
    </Panel>
  );
}
