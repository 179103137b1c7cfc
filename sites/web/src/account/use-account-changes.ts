import { useSession } from '@trek/ui/session';
import { useState } from 'react';

/**
 * A number that changes with the account. Signing out, or in for the first time, does not change it, so input is
 * preserved.
 */
export function useAccountChanges(): number {
  const { user } = useSession();
  const [person, setPerson] = useState<{ id: number | string | null; number: number }>({ id: null, number: 0 });
  if (user && user.id !== person.id) {
    setPerson({ id: user.id, number: person.id === null ? person.number : person.number + 1 });
  }
  return person.number;
}
