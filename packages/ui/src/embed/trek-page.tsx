'use client';
import { TrekDetail } from '../catalogue/trek-page/index.ts';
import { type ConfirmedBooking, TrekBooking } from '../sales/booking/index.ts';
import { TrekGate, type TrekSource } from './trek-gate.tsx';

export interface TrekPageProps extends TrekSource {
  /** Called once when the booking is confirmed: its payment has succeeded. */
  onBooked?: (booking: ConfirmedBooking) => void;
  /** At the foot of a small screen a bar with price and button stays in sight. Default true. */
  hasBar?: boolean;
}

/** A whole trek: story, pictures, days, map, and the booking beside it. */
export function TrekPage({ onBooked, hasBar, ...trek }: TrekPageProps) {
  return (
    <TrekGate kind="page" {...trek}>
      {(found) => <TrekDetail trek={found} aside={<TrekBooking trek={found} onBooked={onBooked} hasBar={hasBar} />} />}
    </TrekGate>
  );
}
