'use client';
import { TrekDetail } from '../catalogue/trek-page/index.ts';
import { TrekBooking } from '../sales/booking/index.ts';
import { TrekGate, type TrekSource } from './trek-gate.tsx';

export interface TrekPageProps extends TrekSource {
  /** Called once a payment has succeeded. */
  onBooked?: () => void;
}

/** A whole trek: story, pictures, days, map, and the booking beside it. */
export function TrekPage({ onBooked, ...trek }: TrekPageProps) {
  return (
    <TrekGate kind="page" {...trek}>
      {(found) => <TrekDetail trek={found} aside={<TrekBooking trek={found} onBooked={onBooked} />} />}
    </TrekGate>
  );
}
