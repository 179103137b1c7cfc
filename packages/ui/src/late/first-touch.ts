/** What shows that somebody uses the page: a pointer over it, a key, a focus that moved, something filled in, a scroll. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'] as const;

/** Tells when somebody first touches a page. */
export class TouchWatch {
  readonly first: Promise<void>;
  /** Whether it has happened. */
  isTouched = false;

  /**
   * @param page what the signs arrive at; without one, as on the server, nobody is waited for
   * @param isTouched whether one has come before
   */
  constructor(page: EventTarget | undefined, isTouched = false) {
    this.first = new Promise((resolve) => {
      const stop = new AbortController();
      const settle = () => {
        stop.abort();
        this.isTouched = true;
        resolve();
      };
      if (!page || isTouched) return settle();
      for (const sign of SIGNS) {
        page.addEventListener(sign, settle, { capture: true, passive: true, signal: stop.signal });
      }
    });
  }
}

let watch: TouchWatch | undefined;

function touchWatch(): TouchWatch {
  if (!watch) {
    const page = typeof window === 'undefined' ? undefined : window;
    // Who scrolled before this code came has touched the page, too.
    watch = new TouchWatch(page, page && page.scrollY > 0);
  }
  return watch;
}

/**
 * Settles with the first thing that the visitor does on the page: time for code that is likely to be wanted next, and
 * worth nothing to the one who only looks. On the server, where nobody can, it has settled.
 */
export const firstTouch = (): Promise<void> => touchWatch().first;

/** Whether the visitor has done anything on the page yet. */
export const isTouched = (): boolean => touchWatch().isTouched;
