import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { dataKeys } from './keys.ts';
import { useRead } from './use-read.ts';

/**
 * The visitor's bookings, cached separately for each account and reloaded on every visit.
 * @param guest the token of a visitor without an account; null, the default: the signed-in visitor's
 */
export function useBookings(guest: string | null = null) {
  const { api } = usePorts();
  const { user } = useSession();
  // The end of a token is its signature: no two are the same.
  const owner = guest === null ? user?.id : `guest ${guest.slice(-20)}`;
  return useRead(owner === undefined ? null : dataKeys.bookings(owner), api.listBookings, { revalidateIfStale: true });
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
