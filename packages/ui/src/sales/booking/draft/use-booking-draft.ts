'use client';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../../account/session/index.ts';
import { useLatest } from '../../../core/internal/use-latest.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import type { bookingMachine } from '../booking.machine.ts';
import { persistDraft, syncCustomer } from './sync-customer.ts';

/**
 * Keeps a booking in step with the session, and keeps it among this tab's drafts until it is paid.
 * @returns whether what was left there has been taken up: until then the booking is not the visitor's yet
 */
export function useBookingDraft(actor: ActorRefFrom<typeof bookingMachine>, trekId: number | string): boolean {
  const { drafts } = usePorts();
  const session = useSession();
  const latest = useLatest({ drafts, user: session.user });
  const visitor = session.user ? String(session.user.id) : null;
  const isSessionKnown = session.status !== 'starting' && session.status !== 'restoring';
  const isRestored = useRef(false);
  const [isReady, setIsReady] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor is the trigger, read as the newest user.
  useEffect(() => {
    if (!isSessionKnown) {
      // Another tab has signed another person in. Until it is known who, no one may go on with this booking.
      if (isRestored.current) actor.send({ type: 'customer.change', customer: null });
      return;
    }
    const isFirst = !isRestored.current;
    isRestored.current = true;
    setIsReady(true);
    syncCustomer(actor, { ...latest.current, trekId, isFirst });
  }, [actor, isSessionKnown, visitor, trekId, latest]);

  useEffect(() => persistDraft(actor, trekId, () => latest.current.drafts), [actor, trekId, latest]);

  return isReady;
}
