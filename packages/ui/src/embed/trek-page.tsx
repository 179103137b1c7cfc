'use client';
import { TrekBooking } from '../booking/index.ts';
import { TrekDetail } from '../catalogue/index.ts';
import { type OfTrek, WithTrek } from './with-trek.tsx';

export interface TrekPageProps extends OfTrek {
  /** Called once a payment has succeeded. */
  onBooked?: () => void;
}

/** A whole trek: story, pictures, days, map, and the booking beside it. */
export function TrekPage({ onBooked, ...trek }: TrekPageProps) {
  return (
    <WithTrek kind="page" {...trek}>
      {(found) => <TrekDetail trek={found} aside={<TrekBooking trek={found} onBooked={onBooked} />} />}
    </WithTrek>
  );
}
