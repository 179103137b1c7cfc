import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { dataKeys } from './keys.ts';
import { useRead } from './use-read.ts';

/** The signed-in visitor's bookings, cached separately for each account and reloaded on every visit. */
export function useBookings() {
  const { api } = usePorts();
  const { user } = useSession();
  return useRead(user && dataKeys.bookings(user.id), api.listBookings, { revalidateIfStale: true });
}

/**
 * The travelers of one of the visitor's own bookings.
 * @param bookingId null: not needed
 */
export function useTravelers(bookingId: number | string | null) {
  const { api } = usePorts();
  const { user } = useSession();
  const key = user && bookingId !== null ? dataKeys.travelers(user.id, bookingId) : null;
  return useRead(key, () => api.listTravelers(bookingId ?? ''), { revalidateIfStale: true });
}
