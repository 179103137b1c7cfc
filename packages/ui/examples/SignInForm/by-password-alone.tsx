import { SignInForm } from '@trek/ui/sign-in';

/** For a backend that does not sign in with Google. */
export function PasswordLogin() {
  return <SignInForm offersGoogle={false} />;
}
