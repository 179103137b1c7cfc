/** Id of the toast region beside the page, which open dialogs don't hide. */
export const NOTICES_ID = 'notices';
