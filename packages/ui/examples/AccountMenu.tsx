import { AccountMenu } from '@trek/ui/account';

/** The corner of the header: 'Login', or the visitor's own menu. */
export function HeaderAccount() {
  return <AccountMenu />;
}
