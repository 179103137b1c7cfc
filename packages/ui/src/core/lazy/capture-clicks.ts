import { hasModifier } from '../internal/has-modifier.ts';
import { HEARD } from './pressed-early.ts';
import type { Successors } from './successors.ts';

/** A click, or a key press on an element. */
type Press = MouseEvent | KeyboardEvent;

/** Clicks and key presses that arrived before the code that handles them. */
export interface EarlyPresses {
  /** Finds what has taken the place of an element that is gone. Without it, presses on such elements are dropped. */
  successors?: Successors | undefined;
  /**
   * Gives up the presses on a part whose code did not load: links and submit buttons are left to the browser.
   * @param late value of the part's `data-late`
   * @returns whether there were others, which nothing can answer now
   */
  readonly release: (late: string) => boolean;
}

/** Marks an element whose code is still loading: a part by its id, the site's whole page by an empty value. */
const LATE = '[data-late]';

/** Links that open something in the page where scripts run. */
const OPENER = 'a[aria-expanded]';
/** Only code can handle them. Links work without it, but to leave the page would drop what is waiting. */
const PRESSED = `button, ${OPENER}, a[data-press]`;
const PRESSED_IF_OTHERS_WAIT = `${PRESSED}, a[href]:not([target])`;
const KEYED = `[role=tab], ${OPENER}`;
const TAB_KEY = /^(Arrow(Lef|Righ)t|Home|End)$/;
const OPENER_KEY = /^(ArrowDown| )$/;

/** Buttons of which each press counts, as those of a number field. */
const COUNTING = '[data-press="each"]';

/** Elements whose press counts even if they are rendered again while the mouse is down on them. */
const MOUSE_PRESSED = `${PRESSED_IF_OTHERS_WAIT}, input`;

/** Handled by the browser without scripts. */
const PLAIN = 'a[href], [type=submit]';

interface Waiting {
  element: HTMLElement;
  event: Press;
  late: string;
  path: string;
  successors: Pick<Successors, 'of'> | undefined;
  isSearching: boolean;
  /** The node on which the mouse let go, if the element was gone by then. */
  end?: Node | undefined;
}

/**
 * Captures clicks and keys on whatever is marked by `data-late`, because React drops events on a part that is not hydrated,
 * and replays each as soon as its element is no longer late: in order, on elements that are still there.
 * @param remember called with each press. Default: the page's own code sets `successors`
 */
export function captureClicks(remember?: () => Pick<Successors, 'of'>): EarlyPresses {
  const queue = new Set<Waiting>();
  let hasInput = false;
  let isReleasing = false;
  let isReplaying = false;
  let mousePress: Waiting | undefined;

  const waitingFor = (element: HTMLElement, event: Press, late: string): Waiting => {
    return { element, event, late, path: location.pathname, successors: remember?.(), isSearching: false };
  };
  const add = (waiting: Waiting) => {
    queue.add(waiting);
    waiting.element.setAttribute(HEARD, '');
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-late'] });
  };

  const capture = (event: Event) => {
    const press = event as Press;
    if (isReleasing || press.defaultPrevented || hasModifier(press) || !(press.target instanceof Element)) return;
    const isKey = 'key' in press;
    const pressed = hasInput || queue.size > 0 ? PRESSED_IF_OTHERS_WAIT : PRESSED;
    const element = press.target.closest<HTMLElement>(isKey ? KEYED : pressed);
    const late = element?.closest<HTMLElement>(LATE)?.dataset.late;
    if (!element || late === undefined) return;
    if (isKey && !(element.matches(OPENER) ? OPENER_KEY : TAB_KEY).test(press.key)) return;
    press.preventDefault();
    press.stopPropagation();
    // Two clicks count as one, unless they count something; each key counts.
    if (!isKey && !element.matches(COUNTING) && [...queue].some((waiting) => waiting.element === element)) return;
    add(waitingFor(element, press, late));
  };

  const onPointerDown = (event: PointerEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(MOUSE_PRESSED) : null;
    const late = element?.closest<HTMLElement>(LATE)?.dataset.late;
    // For a finger, the browser makes the click from the elements under it as it is lifted.
    const isMousePress = event.pointerType !== 'touch' && element && late !== undefined && !hasModifier(event);
    mousePress = isMousePress ? waitingFor(element, event, late) : undefined;
  };
  /** The browser makes no click of a press whose element was rendered again meanwhile. */
  const onPointerUp = ({ target }: PointerEvent) => {
    if (mousePress && !mousePress.element.isConnected) {
      mousePress.end = target as Node;
      add(mousePress);
      void replay();
    }
    mousePress = undefined;
  };

  const unmark = (pressed: HTMLElement) => {
    if (![...queue].some(({ element }) => element === pressed)) pressed.removeAttribute(HEARD);
  };
  const leave = (waiting: Waiting) => {
    queue.delete(waiting);
    unmark(waiting.element);
  };

  /** Takes out the first press that can be answered now. */
  const next = () => {
    for (const waiting of queue) {
      if (!waiting.element.isConnected) void follow(waiting);
      else if (!waiting.element.closest(LATE)) {
        queue.delete(waiting);
        return waiting;
      }
    }
    return undefined;
  };
  const replay = async () => {
    if (isReplaying) return;
    isReplaying = true;
    for (let waiting = next(); waiting; waiting = next()) {
      const { element, event } = waiting;
      if ('key' in event) element.dispatchEvent(new KeyboardEvent(event.type, event));
      else element.click();
      unmark(element);
      // Each sees what the one before has changed.
      await Promise.resolve();
    }
    isReplaying = false;
    if (queue.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(replay);

  /** Moves a press to what has taken the place of its element, unless the visitor has gone to another page. */
  const follow = async (waiting: Waiting) => {
    if (waiting.isSearching) return;
    waiting.isSearching = true;
    const isHere = () => location.pathname === waiting.path;
    const successor = isHere() ? await (waiting.successors ?? presses.successors)?.of(waiting.element) : null;
    if (successor?.contains(waiting.end ?? successor) && isHere()) {
      Object.assign(waiting, { element: successor, isSearching: false });
      successor.setAttribute(HEARD, '');
    } else leave(waiting);
    void replay();
  };

  const presses: EarlyPresses = {
    release: (late) => {
      let hasOthers = false;
      isReleasing = true;
      for (const waiting of queue) {
        if (waiting.late !== late) continue;
        leave(waiting);
        if (waiting.element.matches(PLAIN)) waiting.element.click();
        else hasOthers = true;
      }
      isReleasing = false;
      return hasOthers;
    },
  };
  const noteInput = ({ target }: Event) => {
    hasInput ||= target instanceof Element && target.closest(LATE) !== null;
  };
  for (const type of ['click', 'keydown']) addEventListener(type, capture, true);
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('pointerup', onPointerUp, true);
  addEventListener('change', noteInput, true);
  return presses;
}
