/** Runs first on the page that Google sign-in returns to: the token must not stay in the history. */
import { GOOGLE_RETURN_NAME } from '../account/google-return.ts';

const returned = location.search || location.hash;
if (returned) {
  Object.assign(window, { [GOOGLE_RETURN_NAME]: returned });
  history.replaceState(null, '', location.pathname);
}
