import { hasModifier } from '../internal/has-modifier.ts';

/** A press on an element by pointer, or a key on it. */
export type Press = MouseEvent | KeyboardEvent;

/** What was pressed before there was code to answer it. */
export interface KeptPresses {
  /** Ends the keeping, and repeats what was kept: in order, each once, where its element still stands. */
  replay: () => Promise<void>;
  /** Takes out what was kept, and lets the browser answer the links and senders of forms in it. @returns the others */
  release: () => HTMLElement[];
  /** Ends the keeping. */
  stop: () => void;
}

/** What a browser answers without code. */
const PLAIN = 'a[href], [type=submit]';

/**
 * Keeps presses for code that is still on its way.
 * @param page what they arrive at, above the part that is to answer them: React lets none reach a part that is not hydrated
 * @param find the element that a press is meant for, where it is to be kept
 * @param onKept called with each that is kept
 */
export function keepPresses(
  page: EventTarget,
  find: (press: Press) => HTMLElement | null | undefined,
  onKept = () => {},
): KeptPresses {
  const keeping = new AbortController();
  const kept: [element: HTMLElement, press: Press][] = [];
  let isReleasing = false;
  const keep = (event: Event) => {
    const press = event as Press;
    const element = isReleasing || press.defaultPrevented || hasModifier(press) ? null : find(press);
    if (!element) return;
    press.preventDefault();
    press.stopPropagation();
    // Pressed twice before anything could answer, it was meant once; each key counts.
    if ('key' in press || !kept.some(([pressed]) => pressed === element)) kept.push([element, press]);
    onKept();
  };
  for (const type of ['click', 'keydown']) page.addEventListener(type, keep, { capture: true, signal: keeping.signal });
  const stop = () => keeping.abort();
  return {
    stop,
    replay: async () => {
      stop();
      for (const [element, press] of kept.splice(0)) {
        // Each after what the one before has changed; the first not within an effect, where React can't take over its part.
        await Promise.resolve();
        if (!element.isConnected) continue;
        if ('key' in press) element.dispatchEvent(new KeyboardEvent(press.type, press));
        else element.click();
      }
    },
    release: () => {
      const elements = kept.splice(0).map(([element]) => element);
      isReleasing = true;
      for (const element of elements) if (element.matches(PLAIN)) element.click();
      isReleasing = false;
      return elements.filter((element) => !element.matches(PLAIN));
    },
  };
}
