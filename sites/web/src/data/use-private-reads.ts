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
    return () => void mutate(dataKeys.bookings(userId), undefined, { revalidate: false });
  }, [userId, mutate]);
}
