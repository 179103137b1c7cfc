import { useSession } from '@trek/ui/session';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dataKeys } from './keys.ts';

/** Drops private data from the cache when the visitor signs out. */
export function usePrivateReads(): void {
  const { mutate } = useSWRConfig();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const [bookings] = dataKeys.bookings(userId);
    const [devices] = dataKeys.devices(userId);
    const [travelers] = dataKeys.travelers(userId, '');
    const names: unknown[] = [bookings, devices, travelers, 'office'];
    const isPrivate = (key: unknown) => Array.isArray(key) && names.includes(key[0]) && key[1] === String(userId);
    return () => void mutate(isPrivate, undefined, { revalidate: false });
  }, [userId, mutate]);
}
