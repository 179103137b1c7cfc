'use client';
import { withRef } from '../../../core/internal/with-ref.ts';
import type { OuterProps } from '../../../kit/part.tsx';
import { Discounts, GroupHint, SavingHint, Totals } from '../price-parts.tsx';
import { Bar, Notes, Panel, Price, Title, Trigger } from './panel-parts.tsx';
import { Company, Starts } from './panel-starts.tsx';
import { TravelerCount } from './traveler-count.tsx';
import { BookingPanelContext, type BookingPanelProps, useBookingPanel } from './use-booking-panel.ts';

/** Price, group discount, travelers, totals and 'Book Now', around a booking of the host's own. */
export const BookingPanel = withRef(function BookingPanel(props: BookingPanelProps & WholePanelProps) {
  const { trek, travelers, disabled, isOpening, onTravelersChange, onBook, onIntent, ...others } = props;
  const { startDate, onStartChange, agreedUsd, ...panel } = others;
  const options = { trek, travelers, disabled, isOpening, onTravelersChange, onBook, onIntent };
  const start = { startDate, onStartChange, agreedUsd };
  return (
    <BookingPanelContext.Provider value={useBookingPanel({ ...options, ...start })}>
      <WholePanel {...panel} />
    </BookingPanelContext.Provider>
  );
});

export interface WholePanelProps extends OuterProps<'section'> {
  /** At the foot of a small screen a bar with price and button stays in sight. Default true. */
  hasBar?: boolean | undefined;
}

/** The panel as it is ready to use, in the `Booking.Root` around. */
export const WholePanel = withRef(function WholePanel({ hasBar = true, ...panel }: WholePanelProps) {
  return (
    <Panel {...panel}>
      <Title />
      <Price />
      <Company />
      <Starts />
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
});
