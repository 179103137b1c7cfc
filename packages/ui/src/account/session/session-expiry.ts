import type { Clock } from '../../provider/ports.ts';
import { LONGEST_TIMER_MS } from './session.timing.ts';
import { untilExpiryMs } from './token.rules.ts';

/**
 * Tells when a token expires while the page is open. One that names no moment to come is left to the backend to refuse.
 * @returns how to stop waiting
 */
export function watchExpiry(token: string, clock: Clock, onExpired: (token: string) => void): () => void {
  if (untilExpiryMs(token, clock.now()) === undefined) return () => {};
  let timer: unknown;
  const wait = () => {
    const leftMs = untilExpiryMs(token, clock.now());
    if (leftMs === undefined) onExpired(token);
    else timer = clock.setTimeout(wait, Math.min(leftMs, LONGEST_TIMER_MS));
  };
  wait();
  return () => clock.clearTimeout(timer as never);
}
