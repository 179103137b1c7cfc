import { DefaultAccountMenu } from '@trek/ui/sign-in';

/** The corner of the header: 'Login', or the visitor's own menu. */
export function HeaderAccount() {
  return <DefaultAccountMenu />;
}
