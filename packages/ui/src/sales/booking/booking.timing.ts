/** How long the success view is shown before the dialog closes by itself. */
export const SUCCESS_VIEW_MS = 2000;
/** How long the notice is shown that asks an anonymous visitor to log in. */
export const LOGIN_TOAST_MS = 5000;
/** How long a booking is looked up before the visitor learns that it takes long, and gets another way on. */
export const SLOW_READING_MS = 5000;
