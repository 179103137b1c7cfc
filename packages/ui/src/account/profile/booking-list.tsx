'use client';
import type { BookedTrek } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as BookingList from './booking-list-parts.tsx';

/** The visitor's bookings, or a status in their place. */
export interface DefaultBookingListProps extends OuterProps {
  data: Remote<readonly BookedTrek[]>;
}

/** The visitor’s bookings, or why they are not there. */
export const DefaultBookingList = withRef(function DefaultBookingList({ data, ...root }: DefaultBookingListProps) {
  if (data.status === 'loading') return <BookingList.Loading {...(root as object)} />;
  if (data.status === 'failed') return <BookingList.Failed message={data.message} onRetry={data.retry} {...root} />;
  if (data.value.length === 0) return <BookingList.Empty {...root} />;
  return (
    <BookingList.Root {...(root as object)}>
      {data.value.map((booking) => (
        <BookingList.Item key={booking.id} booking={booking}>
          <BookingList.Picture>
            <BookingList.Image />
          </BookingList.Picture>
          <BookingList.Body>
            <BookingList.State />
            <BookingList.Title />
            <BookingList.Dates />
            <BookingList.Amounts />
            <BookingList.Reference />
            <BookingList.Note />
            <BookingList.Actions>
              <BookingList.CompletePayment />
              <BookingList.Remove onRemoved={data.retry} />
            </BookingList.Actions>
          </BookingList.Body>
        </BookingList.Item>
      ))}
    </BookingList.Root>
  );
});
