/** How long the success view stands before the dialog closes by itself. */
export const SUCCESS_VIEW_MS = 2000;
