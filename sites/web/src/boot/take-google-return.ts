/** Runs before anything else on the page that Google's sign-in leads back to: no history entry keeps what it brought. */
import { GOOGLE_RETURN_NAME } from '../account/google-return.ts';

const returned = location.search || location.hash;
if (returned) {
  Object.assign(window, { [GOOGLE_RETURN_NAME]: returned });
  history.replaceState(null, '', location.pathname);
}
