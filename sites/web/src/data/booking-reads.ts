import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { dataKeys } from './keys.ts';
import { useRead } from './use-read.ts';

/** The signed-in visitor's bookings, kept apart for each account and asked for anew on every visit. */
export function useBookings() {
  const { api } = usePorts();
  const { user } = useSession();
  return useRead(user && dataKeys.bookings(user.id), api.listBookings, { revalidateIfStale: true });
}

/** The details of the travelers of an own booking. @param bookingId null: they are not asked for */
export function useTravelers(bookingId: number | string | null) {
  const { api } = usePorts();
  const { user } = useSession();
  const key = user && bookingId !== null ? dataKeys.travelers(user.id, bookingId) : null;
  return useRead(key, () => api.listTravelers(bookingId ?? ''), { revalidateIfStale: true });
}
