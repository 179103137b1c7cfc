import { earlyPresses, firstInteraction, lazyModule, lazyPart } from '@trek/ui/internal/lazy';

const booking = lazyModule(() => import('./trek-booking.tsx'));

// Visitors from another page of the site have interacted already, so it loads together with the page's code.
void firstInteraction().then(booking.preload);

/** The booking of a trek. Its code loads on the first interaction: until then the server's markup is as good. */
export const LazyBooking = lazyPart(booking, (code) => code.default, { presses: earlyPresses });
