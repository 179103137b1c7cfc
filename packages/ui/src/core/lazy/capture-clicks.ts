import { hasModifier } from '../internal/has-modifier.ts';

/** A click, or a key press on an element. */
export type CapturedClick = MouseEvent | KeyboardEvent;

/** Clicks and key presses that arrived before the code that handles them. */
export interface ReplayQueue {
  /**
   * Stops capturing and dispatches the queue in order, skipping elements that are gone.
   * @param successorOf finds what stands for an element that is gone. Default: nothing does
   */
  replay: (successorOf?: (element: HTMLElement) => Promise<HTMLElement | null>) => Promise<void>;
  /** Empties the queue: links and submit buttons are left to the browser. @returns the other elements */
  release: () => HTMLElement[];
  /** Stops capturing. */
  stop: () => void;
}

/** Buttons of which each press counts, as those of a number field. */
const COUNTING = '[data-press="each"]';

/** Handled by the browser without scripts. */
const PLAIN = 'a[href], [type=submit]';

/**
 * Captures clicks and key presses for code that is still loading.
 * @param page an ancestor of the part that will handle them: React drops events on a part that is not hydrated
 * @param find the target of an event that should be captured
 * @param onCapture called after each captured event
 */
export function captureClicks(
  page: EventTarget,
  find: (event: CapturedClick) => HTMLElement | null | undefined,
  onCapture = () => {},
): ReplayQueue {
  const capturing = new AbortController();
  const queue: [element: HTMLElement, event: CapturedClick][] = [];
  let isReleasing = false;
  const capture = (event: Event) => {
    const click = event as CapturedClick;
    const element = isReleasing || click.defaultPrevented || hasModifier(click) ? null : find(click);
    if (!element) return;
    click.preventDefault();
    click.stopPropagation();
    // Two clicks before hydration count as one, unless they count something; each key counts.
    const isOneOfMany = 'key' in click || element.matches(COUNTING);
    if (isOneOfMany || !queue.some(([queued]) => queued === element)) queue.push([element, click]);
    onCapture();
  };
  for (const type of ['click', 'keydown']) {
    page.addEventListener(type, capture, { capture: true, signal: capturing.signal });
  }
  const stop = () => capturing.abort();
  return {
    stop,
    replay: async (successorOf = async () => null) => {
      stop();
      for (const [pressed, event] of queue.splice(0)) {
        // Each sees what the one before has changed; the first runs outside of an effect, where React can't hydrate its part.
        await Promise.resolve();
        const element = pressed.isConnected ? pressed : await successorOf(pressed);
        if (!element) continue;
        if ('key' in event) element.dispatchEvent(new KeyboardEvent(event.type, event));
        else element.click();
      }
    },
    release: () => {
      const elements = queue.splice(0).map(([element]) => element);
      isReleasing = true;
      for (const element of elements) if (element.matches(PLAIN)) element.click();
      isReleasing = false;
      return elements.filter((element) => !element.matches(PLAIN));
    },
  };
}
