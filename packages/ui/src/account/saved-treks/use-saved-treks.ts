'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/index.ts';
import { connectSavedTreks, type SavedTreks } from './saved-treks.connect.ts';
import { nothingSaved } from './saved-treks.rules.ts';
import type { SavedTreksStore } from './start-saved-treks.ts';

const NOTHING = { context: { ...nothingSaved(), sent: nothingSaved().changes }, matches: () => false };
const nothing = () => NOTHING;

/** The saved treks. @param store the result of `startSavedTreks`, one for a page */
export function useSavedTreks({ actor, now }: SavedTreksStore): SavedTreks {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const read = useCallback(() => actor.getSnapshot(), [actor]);
  // A server knows no device: its document has nothing saved, and hydration begins with that.
  const snapshot = useSyncExternalStore<Parameters<typeof connectSavedTreks>[0]>(subscribe, read, nothing);
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
