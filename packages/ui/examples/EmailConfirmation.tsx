import { DefaultEmailConfirmation } from '@trek/ui/sign-in';

/** The page that the link in a new account's mail leads to. */
export function ConfirmEmailPage() {
  const token = new URLSearchParams(window.location.search).get('token');
  return <DefaultEmailConfirmation token={token} />;
}
