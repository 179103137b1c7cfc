/** Id of the region beside the page in which toasts stand: an open dialog leaves it alone. */
export const NOTICES_ID = 'notices';
