import { GoogleButton } from '@trek/ui/account';

/** Leads to Google, and from there to the page of `GoogleCallbackScreen`. */
export function SignInWithGoogle() {
  return <GoogleButton />;
}
