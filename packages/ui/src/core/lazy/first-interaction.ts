const INTERACTIONS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'] as const;

/** A pointer over anything else may only be passing, or may have been there before the page loaded. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

const isInteraction = ({ type, target }: Event) =>
  type !== 'pointerover' || Boolean((target as Partial<Element>).closest?.(CONTROLS));

/** A mark in the page's timeline, so that every copy of this code knows: an inline script has its own. */
const MARK = 'trek-first-interaction';

/** Resolves with the first interaction among a page's events. */
export function watchInteraction(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const settle = (event: Event) => {
      if (!isInteraction(event)) return;
      stop.abort();
      performance.mark(MARK);
      resolve();
    };
    for (const type of INTERACTIONS) {
      page.addEventListener(type, settle, { capture: true, passive: true, signal: stop.signal });
    }
  });
}

/**
 * A visitor may have interacted before this code loaded. Not asked while the document is still being parsed: the browser
 * would lay out what there is of it.
 */
const hasInteracted = () =>
  (document.readyState !== 'loading' && window.scrollY > 0) || performance.getEntriesByName(MARK).length > 0;

/** Longest time that a busy page is waited for. */
const LONGEST_WAIT_MS = 2000;

let interaction: Promise<void> | undefined;

/**
 * Resolves on the visitor's first interaction: the time to load code that is likely to be needed next, and not before, so
 * that a visitor who only reads does not pay for it. On the server it has resolved.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= typeof window === 'undefined' || hasInteracted() ? Promise.resolve() : watchInteraction(window);
  return interaction;
}

/**
 * Resolves when the page has nothing else to do, or after a while: the time to load what the visitor's last press does not
 * need. On the server it has resolved.
 */
export async function idleMoment(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS }));
}
