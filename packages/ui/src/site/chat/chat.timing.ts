/** From the page's load to the button. */
export const LAUNCHER_DELAY_MS = 1800;
/** From the button to the hint beside it. */
export const HINT_DELAY_MS = 1200;
/** How long the hint is shown. */
export const HINT_DURATION_MS = 2500;
