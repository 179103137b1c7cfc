import { captureClicks, type EarlyPresses, earlyPresses } from '@trek/ui/internal/lazy';
import { LATE_PAGE } from './late-page.ts';

type QueueHolder = { earlyClicks?: EarlyPresses };

/** Begins the queue of presses that arrive before their code. */
export function captureEarlyClicks(): void {
  (window as QueueHolder).earlyClicks = captureClicks();
}

/** The same queue, for the code that was loaded later. */
export const earlyClicks = (): EarlyPresses => earlyPresses((window as QueueHolder).earlyClicks);

/** The page handles clicks itself from now on, but for parts of it that are late. */
export const markHydrated = (): void => unmark(LATE_PAGE);

/** No code will come: the queue is replayed, and forms and links work natively. */
export const markStatic = (): void => unmark('[data-late]');

function unmark(late: string): void {
  for (const element of document.querySelectorAll(late)) element.removeAttribute('data-late');
}
