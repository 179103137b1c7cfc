'use client';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSession } from '../session/index.ts';
import { connectSavedTreks, type SavedTreks } from './saved-treks.connect.ts';
import type { SavedTreksStore } from './start-saved-treks.ts';

/** The saved treks. @param store the result of `startSavedTreks`, one for a page */
export function useSavedTreks({ actor, now }: SavedTreksStore): SavedTreks {
  const snapshot = useSelector(actor, (current) => current);
  return connectSavedTreks(snapshot, actor.send, now);
}

/** Moves the saved treks to the account of the visitor who signs in. Call it once, below the `SessionProvider`. */
export function useSavedTreksOwner({ actor, stored }: SavedTreksStore): void {
  const { status, user } = useSession();
  const isKnown = status === 'signedIn' || status === 'signedOut';
  const owner = user ? String(user.id) : null;
  useEffect(() => {
    if (isKnown) actor.send({ type: 'owner.change', owner, stored: stored() });
  }, [actor, stored, isKnown, owner]);
}
