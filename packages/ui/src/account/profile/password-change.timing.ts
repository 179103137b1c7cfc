/** How long the success view is shown before the dialog closes by itself. */
export const SUCCESS_VIEW_MS = 2000;
