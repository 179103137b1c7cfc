import boot from './boot.ts?script';
import takeGoogleReturn from './take-google-return.ts?script';

/** The scripts that stand in documents themselves, each on one line. They are the same for everybody. */
export const INLINE_SCRIPTS = { boot, takeGoogleReturn };
