'use client';
import type { BookingEntity } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import * as Bookings from './bookings-parts.tsx';

/** The visitor's bookings, or a status in their place. */
export function BookingList({ data }: { data: Remote<readonly BookingEntity[]> }) {
  if (data.status === 'loading') return <Bookings.Loading />;
  if (data.status === 'failed') return <Bookings.Failed message={data.message} onRetry={data.retry} />;
  if (data.value.length === 0) return <Bookings.Empty />;
  return (
    <Bookings.Root>
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
}
