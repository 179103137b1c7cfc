/** Shown when code does not load, as after the host has deployed a new version. */
export const lateMessages = {
  missing: 'A part of this page could not be loaded.',
  loadAgain: 'Load the page again',
} as const;
