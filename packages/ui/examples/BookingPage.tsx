import { BookingPage, type BookingPageData } from '@trek/ui/my-bookings';
import '@trek/ui/my-bookings/skin.css';

/** A visitor's own booking: what was paid, what is left, how it goes on. */
export function MyBooking({ data, onRetry }: { data: BookingPageData; onRetry: () => void }) {
  return (
    <BookingPage
      data={data}
      reference="TH-7K3M2Q"
      onRetry={onRetry}
      company={['Alpine Tours', 'Thamel, Kathmandu']}
      phone="+977 1 4000000"
    />
  );
}
