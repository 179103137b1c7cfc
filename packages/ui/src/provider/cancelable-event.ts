import type { CancelableEvent, TrekEvent } from './trek-events.ts';

/**
 * Emits an event that the host may prevent.
 * @returns false if it has, like `dispatchEvent`: it does by itself what the kit would do
 */
export function emitCancelable(onEvent: (event: TrekEvent) => void, event: CancelableEvent): boolean {
  let isAllowed = true;
  const preventDefault = () => {
    isAllowed = false;
  };
  onEvent({ ...event, preventDefault } as TrekEvent);
  return isAllowed;
}
