import type { CancelableEvent, TrekEvent } from './trek-events.ts';

/**
 * Reports an event that the host may prevent.
 * @returns false if it has: it does by itself what the kit would do
 */
export function isLeftToKit(onEvent: (event: TrekEvent) => void, event: CancelableEvent): boolean {
  let isLeft = true;
  const preventDefault = () => {
    isLeft = false;
  };
  onEvent({ ...event, preventDefault } as TrekEvent);
  return isLeft;
}
