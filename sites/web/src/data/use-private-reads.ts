import { useSession } from '@trek/ui/session';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dataKeys } from './keys.ts';

/** Keeps what was read in somebody's name only for as long as they are signed in. */
export function usePrivateReads(): void {
  const { mutate } = useSWRConfig();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const [bookings] = dataKeys.bookings(userId);
    const [travelers] = dataKeys.travelers(userId, '');
    const names: unknown[] = [bookings, travelers, 'office'];
    const isPrivate = (key: unknown) => Array.isArray(key) && names.includes(key[0]) && key[1] === String(userId);
    return () => void mutate(isPrivate, undefined, { revalidate: false });
  }, [userId, mutate]);
}
