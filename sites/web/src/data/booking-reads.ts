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
