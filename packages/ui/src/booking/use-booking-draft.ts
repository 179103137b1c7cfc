'use client';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLatest } from '../internal/use-latest.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { bookingCustomer, type bookingMachine, saveableBooking } from './booking.machine.ts';
import { readStoredDraft, removeStoredDraft, writeStoredDraft } from './stored-draft.ts';

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

  useEffect(() => {
    if (!isSessionKnown) {
      // Another tab has signed somebody in. Until it is known whom, this is nobody's to go on with.
      if (isRestored.current) actor.send({ type: 'customer.change', customer: null });
      return;
    }
    // Read before anything is sent: every change is written over what stands there.
    const saved = isRestored.current ? null : readStoredDraft(latest.current.drafts, trekId, visitor);
    isRestored.current = true;
    setIsReady(true);
    actor.send({ type: 'customer.change', customer: bookingCustomer(latest.current.user) });
    if (!saved) return;
    actor.send({ type: 'draft.restore', saved });
    // Back from signing in, or after a reload: the dialog opens again where it was.
    if (saved.isOpen && visitor !== null) actor.send({ type: 'book' });
  }, [actor, isSessionKnown, visitor, trekId, latest]);

  useEffect(() => {
    let isBooked = false;
    const subscription = actor.subscribe((current) => {
      if (current.matches('succeeded')) {
        isBooked = true;
        removeStoredDraft(latest.current.drafts, trekId);
      }
      if (isBooked && !current.matches('details')) return;
      isBooked = false;
      const saved = saveableBooking(current.context, current.hasTag('open'));
      writeStoredDraft(latest.current.drafts, trekId, saved);
    });
    return () => subscription.unsubscribe();
  }, [actor, trekId, latest]);

  return isReady;
}
