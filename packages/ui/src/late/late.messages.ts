/** What is said where code does not come, as after a new version of the host was put in place of the one that is shown. */
export const lateMessages = {
  missing: 'A part of this page could not be loaded.',
  loadAgain: 'Load the page again',
} as const;
