/** The name under which a device stores the saved treks. */
export const SAVED_TREKS_KEY = 'savedTreks';
