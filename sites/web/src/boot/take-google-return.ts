/** Runs before anything else on the page that Google's sign-in leads back to: no history entry keeps what it brought. */
import { GOOGLE_RETURN_NAME } from '../account/google-return.ts';

if (location.search) {
  Object.assign(window, { [GOOGLE_RETURN_NAME]: location.search });
  history.replaceState(null, '', location.pathname);
}
