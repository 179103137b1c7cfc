type TransitionEvent = Event & { viewTransition?: { ready: Promise<void> } | null };

/** A fade between two pages that the browser skips, as when another page comes at once, is no error for the console. */
export function quietTransitions(): void {
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event) => (event as TransitionEvent).viewTransition?.ready.catch(() => {}));
  }
}
