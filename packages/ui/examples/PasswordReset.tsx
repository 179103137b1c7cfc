import { DefaultPasswordReset } from '@trek/ui/sign-in';

/** The page that the link in the mail leads to. */
export function ResetPasswordPage() {
  const query = new URLSearchParams(window.location.search);
  return <DefaultPasswordReset token={query.get('token')} email={query.get('email')} />;
}
