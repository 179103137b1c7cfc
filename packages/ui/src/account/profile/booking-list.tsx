'use client';
import type { BookingEntity } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as Bookings from './bookings-parts.tsx';

/** The visitor's bookings, or a status in their place. */
export interface BookingListProps extends OuterProps {
  data: Remote<readonly BookingEntity[]>;
}

/** The visitor’s bookings, or why they are not there. */
export const BookingList = withRef(function BookingList({ data, ...root }: BookingListProps) {
  if (data.status === 'loading') return <Bookings.Loading {...(root as object)} />;
  if (data.status === 'failed') return <Bookings.Failed message={data.message} onRetry={data.retry} {...root} />;
  if (data.value.length === 0) return <Bookings.Empty {...root} />;
  return (
    <Bookings.Root {...(root as object)}>
      {data.value.map((booking) => (
        <Bookings.Item key={booking.id} booking={booking}>
          <Bookings.Picture>
            <Bookings.Image />
          </Bookings.Picture>
          <Bookings.Body>
            <Bookings.State />
            <Bookings.Title />
            <Bookings.Dates />
            <Bookings.Amounts />
            <Bookings.Reference />
            <Bookings.Note />
            <Bookings.CompletePayment />
          </Bookings.Body>
        </Bookings.Item>
      ))}
    </Bookings.Root>
  );
});
