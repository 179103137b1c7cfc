'use client';
import { useEffect } from 'react';
import { usePorts } from '../provider/trek-provider.tsx';
import { LONGEST_TIMER_MS } from './session.timing.ts';
import { untilExpiryMs } from './token.rules.ts';

/**
 * Tells when the token of a session expires while the page is open. A token that names no moment to come is left to the
 * backend to refuse.
 * @param token of the visitor who is signed in; null: nobody is
 */
export function useSessionExpiry(token: string | null, onExpired: (token: string) => void): void {
  const { clock } = usePorts();
  useEffect(() => {
    if (token === null || untilExpiryMs(token, clock.now()) === undefined) return;
    let timer: unknown;
    const wait = () => {
      const leftMs = untilExpiryMs(token, clock.now());
      if (leftMs === undefined) onExpired(token);
      else timer = clock.setTimeout(wait, Math.min(leftMs, LONGEST_TIMER_MS));
    };
    wait();
    return () => clock.clearTimeout(timer as never);
  }, [token, onExpired, clock]);
}
