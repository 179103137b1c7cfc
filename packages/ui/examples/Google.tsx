import { DefaultGoogle } from '@trek/ui/sign-in';

/** Leads to Google, and from there to the page of `GoogleCallbackScreen`. */
export function SignInWithGoogle() {
  return <DefaultGoogle />;
}
