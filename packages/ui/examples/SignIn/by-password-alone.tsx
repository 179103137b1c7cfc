import { DefaultSignIn } from '@trek/ui/sign-in';

/** For a backend that does not sign in with Google. */
export function PasswordLogin() {
  return <DefaultSignIn offersGoogle={false} />;
}
