/** A vertical range of the viewport, in pixels. */
export interface VerticalRange {
  top: number;
  bottom: number;
}

/** A screen on which toasts take the full width. */
const PHONE = '(width <= 480px)';
const GAP_PX = 8;
/** Height of a three-line toast. */
const LEAST_HEIGHT_PX = 110;
/** A dialog slides in after the toast that is shown with it. */
const POLL_INTERVAL_MS = 200;

/** Elements that must stay visible: the title and close button of an open dialog, else the page's heading. */
const OF_DIALOG = '[role=dialog] :is(h1, h2), [role=dialog] [data-scope=dialog][data-part=close]';
const OF_PAGE = 'main h1';

/** The first position from `top` where this height covers none of the ranges; `top` if there is none on the screen. */
export function findFreeTop(top: number, height: number, screen: number, kept: readonly VerticalRange[]): number {
  let free = top;
  for (const { top: start, bottom } of kept.toSorted((one, other) => one.top - other.top)) {
    if (start < free + height && bottom > free) free = bottom + GAP_PX;
  }
  return free + height <= screen ? free : top;
}

function wantedTop(top: number, height: number): number {
  const dialog = document.querySelectorAll(OF_DIALOG);
  const kept = [...(dialog.length > 0 ? dialog : document.querySelectorAll(OF_PAGE))];
  const stretches = kept.map((element) => element.getBoundingClientRect());
  return findFreeTop(top, Math.max(LEAST_HEIGHT_PX, height), innerHeight, stretches);
}

/**
 * Keeps a phone's toasts off the title of a dialog or the page while they are visible.
 * @returns stops it
 */
export function avoidToastOverlap(): () => void {
  const place = () => {
    const container = document.querySelector<HTMLElement>('.Toastify__toast-container');
    if (!container) return;
    const { offsetTop, offsetHeight } = container;
    // With a transform: changing `top` would count as a layout shift.
    container.style.translate = `0 ${matchMedia(PHONE).matches ? wantedTop(offsetTop, offsetHeight) - offsetTop : 0}px`;
  };
  place();
  const timer = setInterval(place, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
