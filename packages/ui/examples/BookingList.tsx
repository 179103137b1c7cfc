import { BookingList, type BookingListData } from '@trek/ui/profile';
import '@trek/ui/profile/skin.css';

export function MyBookings({ data, onRetry }: { data: BookingListData; onRetry: () => void }) {
  return <BookingList data={data} onRetry={onRetry} />;
}
