const INTERACTIONS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'] as const;

/** A pointer over anything else may only be passing, or have rested there before the page came. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

const isInteraction = ({ type, target }: Event) =>
  type !== 'pointerover' || (target as Element).matches(`:is(${CONTROLS}), :is(${CONTROLS}) *`);

/** The entry in the page's timeline by which every copy of this code knows: an inline script has one of its own. */
const MARK = 'trek-first-interaction';

/** Waits for the first interaction with a page. */
export class InteractionWatcher {
  readonly interaction: Promise<void>;
  hasInteracted = false;

  /**
   * @param page receives the events; without one, as on the server, the promise has settled
   * @param hasInteracted whether the visitor has interacted before
   */
  constructor(page: EventTarget | undefined, hasInteracted = false) {
    this.interaction = new Promise((resolve) => {
      const stop = new AbortController();
      const settle = (event?: Event) => {
        if (event && !isInteraction(event)) return;
        stop.abort();
        this.hasInteracted = true;
        if (page && !hasInteracted) performance.mark(MARK);
        resolve();
      };
      if (!page || hasInteracted) return settle();
      for (const type of INTERACTIONS) {
        page.addEventListener(type, settle, { capture: true, passive: true, signal: stop.signal });
      }
    });
  }
}

let watch: InteractionWatcher | undefined;

function interactionWatcher(): InteractionWatcher {
  if (!watch) {
    const page = typeof window === 'undefined' ? undefined : window;
    // A visitor may have interacted before this code loaded.
    watch = new InteractionWatcher(page, page && (page.scrollY > 0 || performance.getEntriesByName(MARK).length > 0));
  }
  return watch;
}

/**
 * Resolves on the visitor's first interaction: the time to load code that is likely to be needed next, and not before, so
 * that a visitor who only reads does not pay for it. On the server it has resolved.
 */
export const firstInteraction = (): Promise<void> => interactionWatcher().interaction;
