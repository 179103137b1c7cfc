/** Runs before anything else on the page that Google's sign-in leads back to: no history entry keeps what it brought. */
import { GOOGLE_RETURN_NAME } from '../account/google-return.ts';

const said = location.search || location.hash;
if (said) {
  Object.assign(window, { [GOOGLE_RETURN_NAME]: said });
  history.replaceState(null, '', location.pathname);
}
