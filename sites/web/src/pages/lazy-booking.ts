import { firstInteraction, lazyModule, lazyPart, useReplayClicks } from '@trek/ui/internal/lazy';

const booking = lazyModule(() => import('./trek-booking.ts'));

// Visitors from another page of the site have interacted already, so it loads together with the page's code.
void firstInteraction().then(booking.preload);

/** The booking of a trek. Its code loads on the first interaction: until then the server's markup is as good. */
export const LazyBooking = lazyPart(booking, (code) => code.default);

const BUTTONS = '[data-scope="booking-panel"] button';

/** Captures clicks on the panel until its code loads. */
export function useCaptureBooking(): void {
  useReplayClicks(LazyBooking, (press) =>
    'key' in press ? null : (press.target as Element).closest<HTMLElement>(BUTTONS),
  );
}
