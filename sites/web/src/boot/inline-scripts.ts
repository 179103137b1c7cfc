import boot from './boot.ts?script';
import takeGoogleReturn from './take-google-return.ts?script';

/** The inline scripts of documents, each on one line. They are the same for everyone. */
export const INLINE_SCRIPTS = { boot, takeGoogleReturn };
