'use client';
import type { BookingEntity } from '../../api/entities.ts';
import * as Bookings from './bookings-parts.tsx';

export type BookingListData =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; bookings: readonly BookingEntity[] };

/** The visitor's bookings, or a status in their place. */
export function BookingList({ data, onRetry }: { data: BookingListData; onRetry: () => void }) {
  if (data.status === 'loading') return <Bookings.Loading />;
  if (data.status === 'failed') return <Bookings.Failed message={data.message} onRetry={onRetry} />;
  if (data.bookings.length === 0) return <Bookings.Empty />;
  return (
    <Bookings.Root>
      {data.bookings.map((booking) => (
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
}
