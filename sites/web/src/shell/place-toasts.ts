/** A stretch of the screen from top to bottom, in pixels. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** A screen on which a toast is as wide as all else. */
const PHONE = '(width <= 480px)';
const GAP_PX = 8;
/** Toasts of three lines. */
const LEAST_HEIGHT_PX = 110;
/** A dialog comes in after the toast that is shown with it. */
const POLL_INTERVAL_MS = 200;

/** What must stay in sight: where a dialog is open, its name and the way out of it; else the page's name. */
const OF_DIALOG = '[role=dialog] :is(h1, h2), [role=dialog] [data-scope=dialog][data-part=close]';
const OF_PAGE = 'main h1';

/** The first place below `top` where so many pixels cover nothing of this; `top` where there is none on the screen. */
export function freeTop(top: number, height: number, screen: number, kept: readonly Stretch[]): number {
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
  return freeTop(top, Math.max(LEAST_HEIGHT_PX, height), innerHeight, stretches);
}

/**
 * Keeps the toasts of a phone off what names a dialog or the page, for as long as they stand.
 * @returns how to end it
 */
export function keepToastsApart(): () => void {
  const place = () => {
    const container = document.querySelector<HTMLElement>('.Toastify__toast-container');
    if (!container) return;
    const { offsetTop, offsetHeight } = container;
    // By a translation: another `top` would count as something of the page that moves.
    container.style.translate = `0 ${matchMedia(PHONE).matches ? wantedTop(offsetTop, offsetHeight) - offsetTop : 0}px`;
  };
  place();
  const timer = setInterval(place, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
