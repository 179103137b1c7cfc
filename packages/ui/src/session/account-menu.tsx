'use client';
import { Spinner } from '../kit/spinner.tsx';
import * as Menu from './account-menu-parts.tsx';
import { useSession } from './use-session.tsx';
import { useSessionMessages } from './use-session-messages.ts';

/** Who is signed in, with the ways to the account and out of it; or the way to sign in. */
export function AccountMenu() {
  const messages = useSessionMessages();
  const { status, user } = useSession();
  if (status === 'restoring') return <Spinner label={messages.checkingAuthentication} />;
  if (status !== 'signedIn' || !user) return <Menu.Login />;
  return (
    <Menu.Root fullname={user.fullname}>
      <Menu.Trigger>
        <Menu.Avatar /> <Menu.Name />
      </Menu.Trigger>
      <Menu.Content>
        <p>{messages.myAccount}</p>
        <Menu.ProfileLink />
        <Menu.Logout />
      </Menu.Content>
    </Menu.Root>
  );
}
