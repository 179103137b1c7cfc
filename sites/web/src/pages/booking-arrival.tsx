import type { TrekDetailsEntity } from '@trek/ui/api';
import { ArrivalList } from '@trek/ui/internal/kit/arrival-list';
import '@trek/ui/internal/kit/arrival.css';
import { arrivalTexts } from '@trek/ui/internal/kit/arrival.texts';
import { useTexts } from '@trek/ui/internal/language';
import { ManageBooking } from '@trek/ui/manage-booking';

interface Props {
  arrival: NonNullable<TrekDetailsEntity['arrival']>;
  /** Of the trek. */
  title: string;
}

/** How the trip begins and ends around a booked trek. */
export function BookingArrival(list: Props) {
  const texts = useTexts(arrivalTexts);
  return (
    <>
      <ManageBooking.Heading>{texts.arrival}</ManageBooking.Heading>
      <ArrivalList {...list} />
    </>
  );
}
