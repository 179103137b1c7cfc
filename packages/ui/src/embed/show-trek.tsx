'use client';
import { DefaultTrekPage } from '../catalogue/trek-page/index.ts';
import { withRef } from '../core/internal/with-ref.ts';
import type { OuterProps } from '../kit/part.tsx';
import { type ConfirmedBooking, DefaultBooking, type DefaultBookingProps } from '../sales/booking/index.ts';
import { TrekGate, type TrekSource } from './trek-gate.tsx';

/** Props of the parts that book. */
export interface BookedProps extends Pick<DefaultBookingProps, 'defaultTravelers' | 'defaultStartDate' | 'actions'> {
  /** Called once when the booking is confirmed: its payment has succeeded. */
  onBooked?: (booking: ConfirmedBooking) => void;
  /** At the foot of a small screen a bar with price and button stays in sight. Default true. */
  hasBar?: boolean;
}

/** Props of `ShowTrek`. */
export interface ShowTrekProps extends TrekSource, BookedProps, OuterProps<'article'> {}

/** A whole trek: story, pictures, days, map, and the booking beside it. */
export const ShowTrek = withRef(function ShowTrek(props: ShowTrekProps) {
  const { trek, initial, onBooked, hasBar, defaultTravelers, defaultStartDate, actions, ...root } = props;
  const booking = { onBooked, hasBar, defaultTravelers, defaultStartDate, actions };
  return (
    <TrekGate kind="page" {...{ trek, initial }} {...(root as object)}>
      {(found) => <DefaultTrekPage trek={found} aside={<DefaultBooking trek={found} {...booking} />} {...root} />}
    </TrekGate>
  );
});
