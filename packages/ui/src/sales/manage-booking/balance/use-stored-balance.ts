'use client';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { usePorts } from '../../../provider/trek-provider.tsx';
import type { balanceMachine } from './balance.machine.ts';
import { removeStoredBalance, writeStoredBalance } from './stored-balance.ts';

/** Stores a payment of a balance among this tab's drafts until its outcome is known. */
export function useStoredBalance(
  actor: ActorRefFrom<typeof balanceMachine>,
  bookingId: number | string,
  owner: string,
): void {
  const { drafts } = usePorts();
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const { pendingIntentId, amountUsd, owedBeforeUsd } = context;
      if (pendingIntentId === null) removeStoredBalance(drafts, bookingId);
      else writeStoredBalance(drafts, bookingId, owner, { pendingIntentId, amountUsd, owedBeforeUsd });
    });
    return unsubscribe;
  }, [actor, drafts, bookingId, owner]);
}
