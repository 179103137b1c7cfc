/** How long the success view stands before the dialog closes by itself. */
export const SUCCESS_VIEW_MS = 2000;
/** How long the notice stands that asks an anonymous visitor to log in. */
export const LOGIN_TOAST_MS = 5000;
/** How long a booking is looked up before the visitor is told that it takes long, and offered another way on. */
export const SLOW_READING_MS = 5000;
